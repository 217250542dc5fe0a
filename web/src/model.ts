// The state of the page, and the way in which each event changes it. This code touches neither the page nor the socket.

import { after, doubted, type Gathered } from './gathering/gathered';
import { following, withEarlier } from './log';
import type {
  BotInfo,
  Company,
  Dailies,
  FromClient,
  FromServer,
  GameInfo,
  GatheringInfo,
  Hint,
  Landmarks,
  Lang,
  Ledger,
  Position,
} from './protocol';
import { reviewed, type Reviewed } from './reviewed';
import { heardTalk, type Talk, type Warning } from './talk/talk';
import { type Sought, type Tables, listed } from './tables';
import { spoken } from './wording';

/** The open page of the book. */
export type Screen =
  | { at: 'lobby' }
  /** The rules of a game, with the table to which the link leads back, or with the rule to show first. */
  | { at: 'rules'; game?: string; table?: string; rule?: string }
  /** The book of cards, with one card open. */
  | { at: 'cards'; game?: string; card?: string }
  /** The statistics of one game or of all games. `person` is a name, '' for all people, or undefined for the reader. */
  | { at: 'statistics'; game?: string; person?: string }
  | { at: 'about' }
  /** The reader's own identity, or the link of another browser with this code. */
  | { at: 'me'; code?: string }
  /** A shared game, which the server opens from its code. */
  /** The page of a player with this public id. */
  | { at: 'player'; player: string }
  /** The ladder of a game in a season, or in the one that contains today. */
  | { at: 'ladder'; game: string; season?: string }
  /** The list of tournaments, or the tournament with this id. */
  | { at: 'tournaments'; tournament?: string }
  | { at: 'see'; code: string }
  /** A table or an invitation. `link` is the number of a seat and the secret of the link to it. */
  | { at: 'table'; table: string; link?: string };

/** The news of the rematch of a table. */
export type Rematch = Extract<FromServer, { say: 'rematch' }>;

export interface Model {
  link: 'connecting' | 'open' | 'lost' | 'restarting';
  screen: Screen;
  lang: Lang;
  games: GameInfo[];
  bots: BotInfo[];
  /** True if the server hosts for others, so that people can invite each other. */
  gathers: boolean;
  /** The invitations that the reader has made or has a seat in, and public ones, the latest first. */
  gatherings: GatheringInfo[];
  /** The list of tables, or null until the server has sent it. */
  tables: Tables | null;
  /** The search that filters the list of tables. */
  sought: Sought;
  /** The invitation on the screen, while its table has not begun. */
  gathering: Gathered | null;
  /** The rematch of the table on the screen, once somebody has proposed one. */
  rematch: Rematch | null;
  /** The people at the table on the screen, at a server that hosts for others. */
  company: Company | null;
  /** The talk at the table on the screen, at a server that hosts for others. */
  talk: Talk | null;
  /** A warning of the host that the reader has not seen yet. */
  warning: Warning | null;
  /** The last position of the table on the screen. */
  position: Position | null;
  /** The last position of the table that the reader left most recently. */
  lately: Position | null;
  /** The overview of a game, as last requested. */
  landmarks: Landmarks | null;
  /** The hint that arrived last. It counts at the table and the row that it names. */
  hint: Hint | null;
  /** The number of entries at which the reader has asked for a hint that has not come yet, or null. */
  hinting: number | null;
  /** The review of a finished game that was asked for last. */
  review: Reviewed | null;
  /** The ledger that was asked for last. */
  ledger: Ledger | null;
  /** The code of the last shared game, and the id of its table. */
  shared: { table: string; code: string } | null;
  /** The daily deals. Null until the server has sent them. */
  dailies: Dailies | null;
  /** True while a requested table is opening and its id is not known yet. */
  opening: boolean;
  /** The words of a notice: the reason for a refusal, or the reason why something cannot be chosen. */
  notice: string;
  /** The sentences that a screen reader announces. */
  saying: string[];
}

export type Happening =
  | { is: 'linked' }
  | { is: 'lost'; restarts: boolean }
  | { is: 'went'; screen: Screen }
  | { is: 'spoke'; lang: Lang }
  | { is: 'noticed'; words: string }
  | { is: 'sought'; sought: Sought }
  | { is: 'asked'; message: FromClient }
  | { is: 'heard'; message: Heard };

/** A message from the server. An update is applied first, and the result comes here as a position. */
export type Heard = Exclude<FromServer, { say: 'update' | 'record' | 'pong' }>;

export function start(screen: Screen, lang: Lang): Model {
  return {
    link: 'connecting',
    screen,
    lang,
    games: [],
    bots: [],
    gathers: false,
    gatherings: [],
    tables: null,
    sought: {},
    gathering: null,
    rematch: null,
    company: null,
    talk: null,
    warning: null,
    position: null,
    lately: null,
    landmarks: null,
    hint: null,
    hinting: null,
    review: null,
    ledger: null,
    shared: null,
    dailies: null,
    opening: false,
    notice: '',
    saying: [],
  };
}

export function update(model: Model, happening: Happening): Model {
  switch (happening.is) {
    case 'linked':
      return { ...model, link: 'open' };
    case 'lost':
      // Until the server is back, further tries to connect are lost without a reason.
      return {
        ...model,
        link: happening.restarts || model.link === 'restarting' ? 'restarting' : 'lost',
        hinting: null,
        opening: false,
      };
    case 'went':
      return went(model, happening.screen);
    case 'spoke':
      return { ...model, lang: happening.lang };
    case 'noticed':
      return { ...model, notice: happening.words };
    case 'sought':
      return { ...model, sought: happening.sought };
    case 'asked':
      return {
        ...model,
        notice: '',
        warning: happening.message.say === 'heed' ? null : model.warning,
        hinting: happening.message.say === 'hint' ? (model.position?.entries ?? null) : model.hinting,
        opening: model.opening || opensNewTable(happening.message),
      };
    case 'heard':
      return heard(model, happening.message);
    default:
      return happening satisfies never;
  }
}

/**
 * Reports whether the page needs its contents from the server after a message: the list of tables after a table that
 * does not exist, the table of an invitation once it has begun, and an invitation again after a refusal, because it may
 * have changed or be gone.
 */
export function needsContents(before: Model, now: Model, message: Heard): boolean {
  switch (message.say) {
    case 'refused':
      return now.screen !== before.screen || now.gathering?.state === 'doubted';
    case 'gathering':
      return message.begun && isAt(now.screen, message.gathering.table);
    default:
      return false;
  }
}

/**
 * Returns the next table if a rematch begins which the page has shown before. Players and spectators then go on to it.
 */
export function nextTable({ rematch }: Model, message: Heard): string | null {
  if (message.say !== 'rematch' || !message.begun) return null;
  return rematch?.table === message.table && rematch.gathering ? message.next : null;
}

function went(model: Model, screen: Screen): Model {
  const open = model.position?.table ?? model.gathering?.info.table;
  const stays = open !== undefined && isAt(screen, open);
  return stays
    ? { ...model, screen }
    : {
        ...model,
        screen,
        sought: {},
        gathering: null,
        rematch: null,
        company: null,
        talk: null,
        position: null,
        hinting: null,
        lately: model.position ?? model.lately,
        opening: false,
        notice: '',
        saying: [],
      };
}

function opensNewTable(message: FromClient): boolean {
  return ['create', 'gather', 'seek', 'lesson', 'daily', 'fork', 'import'].includes(message.say);
}

function isAt(screen: Screen, table: string): boolean {
  return screen.at === 'table' && screen.table === table;
}

function heard(model: Model, message: Heard): Model {
  switch (message.say) {
    case 'welcome':
      return {
        ...model,
        lang: message.lang,
        games: message.games,
        bots: message.bots,
        gathers: message.gathers,
      };
    case 'tables':
      return {
        ...model,
        tables: listed(model.tables, model.sought, message),
        gatherings: message.gatherings ?? model.gatherings,
      };
    case 'gathering':
      return gathered(model, message);
    case 'rematch':
      return isAt(model.screen, message.table) ? { ...model, rematch: message } : model;
    case 'company':
      return isAt(model.screen, message.table) ? { ...model, company: message.company } : model;
    case 'talk':
      return isAt(model.screen, message.table) ? { ...model, talk: heardTalk(model.talk, message.talk) } : model;
    case 'warned':
      return { ...model, warning: message };
    case 'position':
      return placed(model, message);
    case 'log':
      return { ...model, position: model.position && withEarlier(model.position, message) };
    case 'landmarks':
      return { ...model, landmarks: message };
    case 'hint':
      return { ...model, hint: message, hinting: null };
    case 'review':
      return { ...model, review: reviewed(model.review, message) };
    case 'ledger':
      return { ...model, ledger: message };
    case 'shared':
      return { ...model, shared: model.position && { table: model.position.table, code: message.code } };
    case 'dailies':
      return { ...model, dailies: message };
    case 'refused':
      return refused(model, message.reason);
    default:
      return message satisfies never;
  }
}

/** Shows an invitation. Once its table has begun, the page waits for the position. */
function gathered(model: Model, message: Extract<Heard, { say: 'gathering' }>): Model {
  const { table } = message.gathering;
  // A message may still arrive after the invitation has been left.
  if (!isAt(model.screen, table) && !model.opening) return model;
  const screen: Screen = isAt(model.screen, table) ? model.screen : { at: 'table', table };
  return { ...model, screen, gathering: after(message), opening: false };
}

function placed(model: Model, position: Position): Model {
  // A position may still arrive after its table has been left.
  if (!isAt(model.screen, position.table) && !model.opening) return model;
  const before = model.position?.table === position.table ? model.position : null;
  return {
    ...model,
    screen: { at: 'table', table: position.table },
    gathering: null,
    rematch: model.rematch?.table === position.table ? model.rematch : null,
    position: following(before, position),
    hinting: model.hinting === position.entries ? model.hinting : null,
    opening: false,
    notice: before ? '' : model.notice,
    saying: saying(before, position),
  };
}

function refused(model: Model, reason: string): Model {
  if (model.gathering) {
    const gathering = doubted(model.gathering);
    // The page of an invitation that is gone says so itself.
    return { ...model, gathering, notice: gathering.state === 'gone' ? '' : reason, saying: [reason] };
  }
  const unknownTable = (model.screen.at === 'table' || model.screen.at === 'see') && model.position === null;
  const screen: Screen = unknownTable ? { at: 'lobby' } : model.screen;
  return { ...model, screen, hinting: null, opening: false, notice: reason, saying: [reason] };
}

/** Returns the sentences to announce: the new lines of the log, followed by the prompt. */
function saying(before: Position | null, now: Position): string[] {
  if (now.passTo !== null) return [];
  const { heading } = now.scene;
  const prompt = spoken(now.scene.prompt);
  if (before === null) return [heading, prompt];
  if (now.shown < now.entries || before.shown < before.entries) {
    const moment = now.log.at(-1)?.entry;
    return [heading, ...now.log.filter(({ entry }) => entry === moment).map(({ words }) => spoken(words))];
  }
  const since = before.passTo === null && before.shown <= now.shown ? before.shown : now.shown;
  const fresh = now.log.filter((line) => line.entry > since).map((line) => spoken(line.words));
  const asked = now.scene.choices.length > 0 || now.turn === 'over' || now.shown < before.shown;
  return asked ? [...fresh, now.scene.sheet?.verdict ?? prompt] : fresh;
}
