// Written by `npm run types`: do not edit.
import type { CardZone, Token, Track } from './scene';
import type { NewRoom } from './rooms';
/**
 * Who somebody is in a campaign. Keep the token secret.
 */
export interface CampaignTicket {
  code: string;
  person: number;
  name: string;
  token: string;
}
/**
 * A campaign to be begun; `host` is who begins it.
 */
export interface NewCampaign {
  game: string;
  kind: string;
  host?: string;
  seats?: number | null;
  options?: {
    [k: string]: number | string | boolean;
  };
  name?: string;
}
/**
 * A campaign that was exported.
 */
export interface ImportCampaign {
  text: string;
  host?: string;
}
/**
 * My campaigns; those that are gone are left out.
 */
export interface MyCampaigns {
  campaigns: MyCampaign[];
}
/**
 * A campaign in a list.
 */
export interface MyCampaign {
  code: string;
  name: string;
  game: string;
  standing: string;
  room: string;
}
/**
 * A campaign as anybody may see it; `person` is who asks, `room` where they play now.
 *
 *     With a `problem` it cannot be read by this version; it is kept as it is, and can be exported.
 */
export interface CampaignPage {
  code: string;
  seal: string;
  game?: string;
  kind?: string;
  name?: string;
  scene?: CampaignScene | null;
  coming?: EpisodeInfo[];
  chapters?: ChapterInfo[];
  saves?: SaveInfo[];
  people?: string[];
  person?: number;
  room?: string;
  guests?: number;
  problem?: string;
}
/**
 * A campaign as it stands: who goes along, the road, what is at stake, how it came out.
 */
export interface CampaignScene {
  name: string;
  standing: string;
  members?: Member[];
  road?: Milestone[];
  stakes?: string;
  ending?: string;
}
/**
 * Those who go together through a campaign as one seat: who they are and what they own.
 *
 *     `notes` say what has happened to them, such as who was lost; one who is `away` sits out.
 */
export interface Member {
  id: string;
  name: string;
  owner: number;
  figures?: Token[];
  zones?: CardZone[];
  tracks?: Track[];
  notes?: string[];
  away?: boolean;
}
/**
 * A stop on the road: an episode that was played, that comes next, or that lies ahead.
 *
 *     `icon` is its picture, `ending` how it came out; `chapter` is the number of its record.
 */
export interface Milestone {
  id: string;
  title: string;
  text?: string;
  icon?: string;
  ending?: string;
  notes?: string[];
  state?: string;
  chapter?: number;
}
/**
 * An episode that comes next; `members` says whose each seat is.
 */
export interface EpisodeInfo {
  id: string;
  title: string;
  text: string;
  stakes: string;
  icon: string;
  seats: number;
  members: number[];
}
/**
 * An episode that was played.
 */
export interface ChapterInfo {
  number: number;
  title: string;
  ending: string;
}
/**
 * A save, or an automatic backup, which has no name.
 */
export interface SaveInfo {
  number: number;
  at: number;
  name: string;
  standing: string;
}
/**
 * A campaign is gone.
 */
export interface Deleted {
  code: string;
}
/**
 * Belong to a campaign.
 */
export interface JoinCampaign {
  name: string;
}
/**
 * Play an episode that comes next; `seal` says how the campaign stood when one looked.
 *
 *     The room is like any other; game, options and their number of seats are the episode's.
 */
export interface OpenEpisode {
  seal: string;
  episode: string;
  room?: NewRoom;
}
/**
 * Who takes part from now on: members by their numbers, and so many guests.
 */
export interface Attend {
  seal: string;
  /**
   * @maxItems 31
   */
  present: number[];
  guests?: number;
}
/**
 * Keep the campaign as it stands under a name.
 */
export interface NamedSave {
  name: string;
}
/**
 * Let the campaign stand as in a save.
 */
export interface GoBack {
  seal: string;
  number: number;
}
