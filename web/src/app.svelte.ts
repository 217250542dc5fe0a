// The app: connects the model with the socket, the address bar and the browser's storage.

import { dailyName } from './daily';
import { beforeFrame } from './frames';
import { keep } from './keep';
import { needsContents, nextTable, start, update, type Happening, type Model, type Screen } from './model';
import { onTheWay } from './news';
import { Pacing } from './pacing';
import type { FromClient, FromServer, Lang, Position } from './protocol';
import { fromHash, isLost, toHash } from './route';
import { look, lookedAt } from './looking';
import { save } from './save';
import { settings, still } from './settings.svelte';
import { Socket, type Said } from './socket';
import { play, soundsOf } from './sound';
import type { Sought } from './tables';
import { isHere, isOwn } from './turn';
import { Unanswered } from './unanswered';
import { updated } from './update';
import { learn, words } from './words';
import { notify } from './notify';

/** The delay between two sounds of the same position, in seconds. */
const BETWEEN_SOUNDS = 0.3;

/** The events after which the network may be another, or there again. */
const NETWORK = ['online', 'offline', 'pageshow'];

/** The actions of the app that the views can call. */
export interface Doings {
  go: (screen: Screen) => void;
  ask: (message: FromClient) => void;
  find: (sought: Sought) => void;
  notice: (words: string) => void;
  speak: (lang: Lang) => void;
}

export class App implements Doings {
  model: Model = $state.raw(start({ at: 'lobby' }, 'en'));
  #socket: Socket;
  /** The last position from the server. The page may still show an earlier position. */
  #last: Position | null = null;
  #unanswered = new Unanswered();
  /** The language that the reader chose last. */
  #wanted: Lang | null = null;
  #pacing = new Pacing(
    (position) => this.#happen({ is: 'heard', message: { say: 'position', ...position } }),
    still,
    beforeFrame,
  );

  constructor(address: string, lang: Lang) {
    this.model = start(fromHash(location.hash), lang);
    this.#socket = new Socket(address, {
      linked: () => this.#linked(),
      lost: (restarts) => this.#happen({ is: 'lost', restarts }),
      heard: (message) => this.#heard(message),
    });
    for (const sign of NETWORK) addEventListener(sign, () => this.#socket.wake());
    document.addEventListener('visibilitychange', () => document.hidden || this.#socket.wake());
    // The server may be away, or have newer files.
    addEventListener('vite:preloadError', () => this.notice(words(this.model.lang)('unfetched')));
    this.#warn(location.hash);
    addEventListener('popstate', () => {
      const { hash } = location;
      this.go(fromHash(hash));
      this.#warn(hash);
    });
    // A press shows the newest position at once. The page changes after the press, so that nothing moves under the
    // pointer.
    for (const done of ['click', 'keydown']) addEventListener(done, () => setTimeout(() => this.#pacing.hurry()));
  }

  connect(): void {
    this.#socket.connect();
  }

  go = (screen: Screen): void => {
    const left = this.#looksAtTable();
    this.#happen({ is: 'went', screen });
    if (this.#looksAtTable()) return;
    this.#pacing.clear();
    this.#unanswered.forget();
    if (left) this.#socket.say({ say: 'leave' });
    this.#catchUp();
  };

  ask = (message: FromClient): void => {
    const keeps = this.#keeps(message);
    if (!this.#socket.say(message)) {
      this.notice(words(this.model.lang)(keeps ? 'link-kept' : 'link-unsent'));
      return;
    }
    this.#happen({ is: 'asked', message });
    if (message.say === 'fork') this.notice(words(this.model.lang)('fork-begins'));
    // The server answers a removal with the list of all tables, so the search is sent again.
    if (message.say === 'remove') this.find(this.model.sought);
  };

  /** Keeps a decision until the server has answered it. Returns false for any other message. */
  #keeps(message: FromClient): boolean {
    // What is said is kept with the talk, and sent again from there.
    if (message.say === 'talk') return true;
    if (message.say !== 'act' || this.#last === null) return false;
    this.#unanswered.keep(message, this.#last);
    return true;
  }

  find = (sought: Sought): void => {
    this.#happen({ is: 'sought', sought });
    this.#socket.say({ say: 'tables', ...sought });
  };

  notice = (words: string): void => {
    this.#happen({ is: 'noticed', words });
  };

  speak = (lang: Lang): void => {
    keep({ lang });
    this.#wanted = lang;
    void learn(lang).then(() => {
      // The reader may have chosen another language while the words were loading.
      if (this.#wanted === lang) this.#spoken(lang);
    });
  };

  #spoken(lang: Lang): void {
    this.#happen({ is: 'spoke', lang });
    this.#hello();
    if (this.model.screen.at === 'table') return;
    this.find(this.model.sought);
    this.#askDailies();
  }

  #linked(): void {
    this.#happen({ is: 'linked' });
    this.#unanswered.relinked();
    if (this.model.screen.at === 'table') this.#hello();
    this.#catchUp();
  }

  #hello(): void {
    this.#socket.say({ say: 'hello', lang: this.model.lang });
  }

  /**
   * Requests the contents of the open page. Away from a table it also requests the games, because packs of cards may
   * have been added or removed.
   */
  #catchUp(): void {
    const { screen } = this.model;
    if (screen.at === 'table') {
      this.#socket.say(this.#opening(screen.table));
    } else if (screen.at === 'see') {
      this.#hello();
      this.ask({ say: 'import', record: screen.code });
    } else {
      this.#hello();
      this.find(this.model.sought);
      this.#askDailies();
    }
  }

  /** Returns the message that opens a table, or that opens it again if the page still has its newest position. */
  #opening(table: string): FromClient {
    const has = this.model.position === null ? null : this.#last;
    const isNewest = has?.table === table && has.shown === has.entries && has.passTo === null && !has.allOpen;
    return isNewest ? { say: 'resume', table, row: has.row } : { say: 'open', table };
  }

  /** Reports whether the page shows a table, or an invitation to one. */
  #looksAtTable(): boolean {
    return this.model.position !== null || this.model.gathering !== null;
  }

  /** Tells the reader that there is no page at the address that was followed. */
  #warn(hash: string): void {
    if (isLost(hash)) this.notice(words(this.model.lang)('address-lost', { address: hash }));
  }

  #askDailies(): void {
    this.#socket.say({ say: 'dailies', name: dailyName(words(this.model.lang)) });
  }

  #heard(message: Said): void {
    if (message.say === 'position' || message.say === 'update') {
      this.#placed(message);
      return;
    }
    if (message.say === 'record') {
      save(`brickroad-${this.#last?.game ?? 'game'}.jsonl`, message.text);
      return;
    }
    if (message.say === 'refused') this.#unanswered.forget();
    const before = this.model;
    this.#happen({ is: 'heard', message });
    this.#addLuck(message);
    if (needsContents(before, this.model, message)) this.#catchUp();
    const next = nextTable(before, message);
    if (next !== null) this.go({ at: 'table', table: next });
  }

  /** Sends the salts that this browser adds to the luck of tables that are about to begin. */
  #addLuck(message: Said): void {
    if (!this.model.gathers) return;
    void import('./luck/salts')
      .then(({ due }) => due(message))
      .then((messages) => messages.forEach((each) => this.#socket.say(each)))
      // Without the code, the table begins without the salt, and says so.
      .catch(() => undefined);
  }

  /** Handles a position, or an update that changes the last position. */
  #placed(message: Extract<FromServer, { say: 'position' | 'update' }>): void {
    const before = this.#last;
    const now = message.say === 'position' ? message : updated(before, message);
    this.#last = now;
    if (now) this.#tell(before, now);
    if (now) for (const each of [...(before ? onTheWay(before, now) : []), now]) this.#pacing.heard(each);
    else this.#socket.say({ say: 'again' });
    const again = now && this.#unanswered.placed(now);
    if (again) this.ask(again);
  }

  /**
   * Announces a new position with sounds and a notification, and returns to the position that the reader looked at
   * before a reload.
   */
  #tell(before: Position | null, now: Position): void {
    if (settings().sound === 'on') soundsOf(before, now).forEach((sound, at) => play(sound, at * BETWEEN_SOUNDS));
    const here = this.model.gathers ? isOwn : isHere;
    const asked = here(now) && (before?.table !== now.table || !here(before) || before.entries < now.entries);
    if (asked && settings().notices === 'on')
      void notify(words(this.model.lang)('your-turn'), `${now.title} · ${now.scene.heading}`, now.table);
    const entry = before?.table === now.table ? null : lookedAt(now);
    if (entry !== null) this.#socket.say({ say: 'step', entry });
    else look(now.table, { entry: now.shown < now.entries ? now.shown : null });
  }

  #happen(happening: Happening): void {
    this.model = update(this.model, happening);
    const hash = toHash(this.model.screen);
    if (hash !== (location.hash || '#/')) history.pushState(null, '', hash);
  }
}
