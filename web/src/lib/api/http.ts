import type * as m from './messages';

/** A request that the server refused, in its own sentence. */
export class Refusal extends Error {}

/** What went wrong, in one sentence. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : String(error);
}

export async function request<T>(path: string, body?: unknown, token = '', method = ''): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const asked = body === undefined ? (method ? { method } : {}) : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(path, { headers, ...asked }).catch(() => {
    throw new Refusal('The server does not answer. Is it still running?');
  });
  if (!answer.ok) throw new Refusal(await reason(answer));
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? await answer.json() : await answer.text()) as T;
}

async function reason(answer: Response): Promise<string> {
  const problem = (await answer.json().catch(() => null)) as m.Problem | null;
  return problem?.error ?? `The server answered ${answer.status}.`;
}

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  health: () => request<m.Health>('/health'),
  games: () => request<m.Games>('/api/games'),
  rules: (game: string) => request<m.Rules>(`/api/games/${game}/rules`),
  content: (game: string) => request<m.Gallery>(`/api/games/${game}/content`),
  open: (plan: m.NewRoom) => request<m.Opened>('/api/rooms', plan),
  join: (code: string, joining: m.Join) => request<m.Ticket>(`${room(code)}/join`, joining),
  room: (code: string, token = '') => request<m.RoomInfo>(room(code), undefined, token),
  mine: (tickets: [string, string][]) => request<m.MyRooms>('/api/mine', { tickets }),
  record: (code: string, token = '') => request<string>(`${room(code)}/record`, undefined, token),
  moment: (code: string, moves: number, token = '') =>
    request<m.Moment>(`${room(code)}/moments/${moves}`, undefined, token),
  branch: (code: string, plan: m.Branch, token = '') =>
    request<m.Opened>(`${room(code)}/branch`, plan, token),
};
