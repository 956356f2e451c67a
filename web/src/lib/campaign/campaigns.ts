import { request } from '../api/http';
import type * as m from '../api/messages';

/** A campaign's page as the server sends it, every field there. */
export type Token = Required<m.Token>;
export type Zone = Required<Omit<m.CardZone, 'cards'>> & { cards: Required<m.Card>[] };
export type Member = Required<Omit<m.Member, 'figures' | 'zones'>> & { figures: Token[]; zones: Zone[] };
export type Stop = Required<m.Milestone>;
export type Scene = Required<Omit<m.CampaignScene, 'members' | 'road'>> & { members: Member[]; road: Stop[] };
export type Page = Required<Omit<m.CampaignPage, 'scene'>> & { scene: Scene | null };

const KEY = 'undercroft.campaigns';

/** Every campaign this browser belongs to, the latest first. */
export function campaignTickets(): m.CampaignTicket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as m.CampaignTicket[];
  } catch {
    return [];
  }
}

export function tokenFor(code: string): string {
  return campaignTickets().find((ticket) => ticket.code === code)?.token ?? '';
}

export function keepTicket(ticket: m.CampaignTicket): void {
  const others = campaignTickets().filter((one) => one.code !== ticket.code);
  localStorage.setItem(KEY, JSON.stringify([ticket, ...others].slice(0, 100)));
}

export function forgetTicket(code: string): void {
  localStorage.setItem(KEY, JSON.stringify(campaignTickets().filter((one) => one.code !== code)));
}

const at = (code: string, ...more: (string | number)[]): string =>
  ['/api/campaigns', encodeURIComponent(code), ...more].join('/');

/** What one does with a campaign: who belongs to it shows so by a token. */
export function campaign(code: string) {
  const ask = <T>(path: string, body?: unknown, method?: string) => request<T>(path, body, tokenFor(code), method);
  return {
    page: () => ask<Page>(at(code)),
    join: (name: string) => ask<m.CampaignTicket>(at(code, 'join'), { name }),
    open: (wanted: m.OpenEpisode) => ask<m.Opened>(at(code, 'episodes'), wanted),
    attend: (wanted: m.Attend) => ask<Page>(at(code, 'attend'), wanted),
    save: (name: string) => ask<Page>(at(code, 'saves'), { name }),
    back: (wanted: m.GoBack) => ask<Page>(at(code, 'back'), wanted),
    remove: () => ask<m.Deleted>(at(code), undefined, 'DELETE'),
    exported: () => ask<string>(at(code, 'export')),
    chronicle: () => ask<string>(at(code, 'chronicle')),
    record: (chapter: number) => ask<string>(at(code, 'chapters', chapter)),
  };
}

export const begin = (wanted: m.NewCampaign) => request<m.CampaignTicket>('/api/campaigns', wanted);
export const takeUp = (wanted: m.ImportCampaign) => request<m.CampaignTicket>('/api/campaigns/import', wanted);
export const mine = () =>
  request<m.MyCampaigns>('/api/campaigns/mine', { tickets: campaignTickets().map(({ code, token }) => [code, token]) });

/** Let the browser keep a text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
