// The requests about the reader's own identity, as described in docs/protocol.md.

import type { Blocked, Holidays, Me, MyCode } from '../protocol';

export const mine = (): Promise<Me> => ask('');
export const keepAs = (name: string): Promise<Me> => ask('/keep', { name });
export const makeLink = (): Promise<MyCode> => ask('/link', {});
export const makeCode = (): Promise<MyCode> => ask('/recovery', {});
/** Makes this browser one of the person who made the code, to whom the guest’s games go if `bring` is true. */
export const enter = (code: string, bring: boolean): Promise<Me> => ask('/enter', { code, bring });
export const forget = (key: string): Promise<Me> => ask('/forget', { key });

export const blocked = (): Promise<Blocked[]> => ask('/blocked');
export const unblock = (key: string): Promise<Blocked[]> => ask('/unblock', { key });

export const holidays = (): Promise<Holidays> => ask('/holiday');
export const beginHoliday = (days: number): Promise<Holidays> => ask('/holiday', { days });
export const endHoliday = (): Promise<Holidays> => ask('/holiday/end', {});

/** Deletes what is kept about the reader, who has typed the name. */
export const leave = (name: string | null): Promise<Me> => ask('/delete', { name });

/** Sends a request with a body, or one that only reads. Rejects with the server's words if it is refused. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang };
  const answer = await fetch(`./api/me${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
  if (!answer.ok) throw new Error(await answer.text());
  // The answer comes from our own server, so it has such a body.
  return (await answer.json()) as Answer;
}
