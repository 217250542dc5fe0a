// The connection to the server, of which there is only one. It reconnects automatically, and notices by itself if
// nothing comes through any more.

import type { FromClient, FromServer } from './protocol';

/** The time before the first attempt to connect again, in milliseconds. It doubles with each attempt that fails. */
const FIRST_WAIT = 250;
/** The longest time between two attempts, and the greatest random part of it, which spreads the clients of a server. */
const LONGEST_WAIT = 1_500;
const SPREAD = 500;
/** The greatest number of attempts at once. On a slow network, an attempt may take longer than the time between two. */
const MOST_TRIES = 3;
/** The silence after which the page asks the server for a sign of life, in milliseconds. */
const QUIET = 10_000;
/** The same after a message, to which the server usually has an answer. */
const UNANSWERED = 3_000;
/** The time after which a server that gives no sign of life is out of reach. */
const PATIENCE = 4_000;
/** The same if the network has changed, or if the page has just come into sight. */
const HASTE = 1_500;

export type Said = Exclude<FromServer, { say: 'pong' }>;

/** The close code of a server that restarts (RFC 6455 and its registry). */
const RESTARTS = 1012;

export interface Listener {
  linked: () => void;
  /** Called when the connection is lost. `restarts` is true if the server has said that it restarts. */
  lost: (restarts: boolean) => void;
  heard: (message: Said) => void;
}

export class Socket {
  #address: string;
  #listener: Listener;
  #open: WebSocket | null = null;
  /** The attempts to connect, the oldest first. */
  #tries: WebSocket[] = [];
  #wait = FIRST_WAIT;
  /** True once the page has been connected. Before that, two attempts at once could make one reader two guests. */
  #known = false;
  #next: ReturnType<typeof setTimeout> | undefined;
  /** Ends a silence: asks for a sign of life, or gives the connection up. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
  }

  connect(): void {
    const socket = new WebSocket(this.#address);
    this.#tries.push(socket);
    if (this.#tries.length > MOST_TRIES) dropped(this.#tries.shift());
    socket.onopen = () => this.#opened(socket);
    // The messages come from our own server, so they have the types in `protocol.ts`.
    socket.onmessage = (event: MessageEvent<string>) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = ({ code }) => this.#closed(socket, code === RESTARTS);
    if (this.#known) this.#again(LONGEST_WAIT);
  }

  /**
   * Sends a message, or drops it if there is no connection. After reconnecting, the page asks for all its contents
   * again. Returns true if the message was sent.
   */
  say(message: FromClient): boolean {
    if (this.#open?.readyState !== WebSocket.OPEN) return false;
    this.#open.send(JSON.stringify(message));
    if (!this.#asked) this.#afterSilence(UNANSWERED, () => this.#ask(PATIENCE));
    return true;
  }

  /** Checks the connection at once, or connects at once: the network may have changed. */
  wake(): void {
    if (this.#open) this.#ask(HASTE);
    else if (this.#known) this.connect();
  }

  #opened(socket: WebSocket): void {
    for (const each of this.#tries) if (each !== socket) dropped(each);
    this.#tries = [];
    clearTimeout(this.#next);
    this.#open = socket;
    this.#known = true;
    this.#wait = FIRST_WAIT;
    this.#listen();
    this.#listener.linked();
  }

  #closed(socket: WebSocket, restarts: boolean): void {
    this.#tries = this.#tries.filter((each) => each !== socket);
    if (socket === this.#open) this.#lose(restarts);
    else {
      this.#listener.lost(restarts);
      this.#again(this.#wait);
    }
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #lose(restarts: boolean): void {
    this.#open = null;
    clearTimeout(this.#silence);
    this.#listener.lost(restarts);
    this.#again(this.#wait);
  }

  #again(wait: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.connect(), wait + Math.random() * SPREAD);
  }

  #heard(message: FromServer): void {
    this.#listen();
    if (message.say !== 'pong') this.#listener.heard(message);
  }

  /** Begins to listen for the next message. */
  #listen(): void {
    this.#asked = false;
    this.#afterSilence(QUIET, () => this.#ask(PATIENCE));
  }

  /** Asks the server for a sign of life, and gives the connection up if there is none. */
  #ask(patience: number): void {
    const ping: FromClient = { say: 'ping' };
    if (this.#open?.readyState === WebSocket.OPEN) this.#open.send(JSON.stringify(ping));
    this.#asked = true;
    this.#afterSilence(patience, () => {
      dropped(this.#open);
      this.#lose(false);
    });
  }

  #afterSilence(time: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, time);
  }
}

/** Closes a socket of which nothing more is wanted. */
function dropped(socket: WebSocket | null | undefined): void {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

/** Returns the address of this page's socket. */
export function address(page: { protocol: string; host: string }): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/socket`;
}

/** Returns the address of the record of a table's game. */
export function recordAddress(table: string): string {
  return `./api/tables/${encodeURIComponent(table)}/record`;
}
