import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '../src/socket';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor() {
    made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  breaks(code = 1006) {
    this.close();
    this.onclose?.({ code });
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let made: FakeSocket[] = [];
const newest = () => made.at(-1) as FakeSocket;

function listened() {
  const listener = { linked: vi.fn(), lost: vi.fn(), heard: vi.fn() };
  const socket = new Socket('ws://here/socket', listener);
  return { socket, listener };
}

/** Returns a socket that has connected. */
function connected() {
  const both = listened();
  both.socket.connect();
  newest().opens();
  return both;
}

describe('the socket', () => {
  beforeEach(() => {
    made = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reports whether a message was sent', () => {
    const { socket } = listened();
    expect(socket.say({ say: 'leave' })).toBe(false);
    socket.connect();
    expect(socket.say({ say: 'leave' })).toBe(false);
    newest().opens();
    expect(socket.say({ say: 'leave' })).toBe(true);
    expect(made.flatMap(({ sent }) => sent)).toEqual(['{"say":"leave"}']);
  });

  it('connects again within two seconds, however long the server is away', () => {
    const { listener } = connected();
    newest().breaks();
    expect(listener.lost).toHaveBeenCalled();
    for (let tries = 0; tries < 20; tries++) {
      const before = made.length;
      vi.advanceTimersByTime(2_000);
      expect(made.length).toBeGreaterThan(before);
      newest().breaks();
    }
    vi.advanceTimersByTime(2_000);
    newest().opens();
    expect(listener.linked).toHaveBeenCalledTimes(2);
  });

  it('does not wait for an attempt that hangs, and keeps the first one that opens', () => {
    const { socket, listener } = connected();
    newest().breaks();
    vi.advanceTimersByTime(750);
    const slow = newest();
    vi.advanceTimersByTime(2_000);
    const other = newest();
    expect(other).not.toBe(slow);
    slow.opens();
    expect(other.readyState).toBe(3);
    socket.say({ say: 'leave' });
    expect(slow.sent).toEqual(['{"say":"leave"}']);
    vi.advanceTimersByTime(2_500);
    expect(made).toHaveLength(3);
    expect(listener.linked).toHaveBeenCalledTimes(2);
  });

  it('has only a few attempts at once', () => {
    connected();
    newest().breaks();
    vi.advanceTimersByTime(60_000);
    expect(made.filter(({ readyState }) => readyState === 0)).toHaveLength(3);
  });

  it('makes one attempt at a time before the first connection, so that the reader becomes one guest', () => {
    const { socket } = listened();
    socket.connect();
    socket.wake();
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
    newest().breaks();
    vi.advanceTimersByTime(2_000);
    expect(made).toHaveLength(2);
  });

  it('asks a silent server for a sign of life, and keeps the connection if there is one', () => {
    const { listener } = connected();
    for (let asked = 1; asked < 5; asked++) {
      vi.advanceTimersByTime(10_000);
      expect(newest().sent).toHaveLength(asked);
      expect(newest().sent.at(-1)).toBe('{"say":"ping"}');
      newest().says({ say: 'pong' });
    }
    expect(listener.heard).not.toHaveBeenCalled();
    expect(listener.lost).not.toHaveBeenCalled();
  });

  it('gives up a connection without a sign of life', () => {
    const { listener } = connected();
    const dead = newest();
    vi.advanceTimersByTime(14_000);
    expect(listener.lost).toHaveBeenCalledTimes(1);
    expect(dead.readyState).toBe(3);
    vi.advanceTimersByTime(750);
    expect(newest()).not.toBe(dead);
  });

  it('asks sooner after a message without an answer', () => {
    const { socket, listener } = connected();
    socket.say({ say: 'leave' });
    vi.advanceTimersByTime(3_000);
    expect(newest().sent).toEqual(['{"say":"leave"}', '{"say":"ping"}']);
    socket.say({ say: 'leave' });
    vi.advanceTimersByTime(4_000);
    expect(listener.lost).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the network changes, and connects at once if it is lost', () => {
    const { socket, listener } = connected();
    socket.wake();
    expect(newest().sent).toEqual(['{"say":"ping"}']);
    vi.advanceTimersByTime(1_500);
    expect(listener.lost).toHaveBeenCalledTimes(1);
    const before = made.length;
    socket.wake();
    expect(made).toHaveLength(before + 1);
  });

  it.each([
    [1012, true],
    [1001, false],
    [1006, false],
  ])('knows by the code %i whether the server restarts', (code, restarts) => {
    const { listener } = connected();
    newest().breaks(code);
    expect(listener.lost).toHaveBeenCalledExactlyOnceWith(restarts);
  });
});
