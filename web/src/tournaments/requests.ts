// The requests about tournaments, as described in docs/protocol.md.

import type { NewTournament, TournamentInfo, TournamentLine } from '../protocol';

export type Deed = 'join' | 'withdraw' | 'start' | 'cancel';

export const listed = async (): Promise<TournamentLine[]> => (await (await ask('')).json()) as TournamentLine[];

/** Returns a tournament, or null if it still has the version that the reader has seen. */
export async function told(id: string, seen?: number): Promise<TournamentInfo | null> {
  const answer = await ask(`/${encodeURIComponent(id)}${seen === undefined ? '' : `?after=${seen}`}`);
  return answer.status === 204 ? null : ((await answer.json()) as TournamentInfo);
}

/** Makes a tournament, and returns its id. */
export async function make(wanted: NewTournament): Promise<string> {
  return ((await (await ask('', wanted)).json()) as { id: string }).id;
}

/** Asks for a change of a tournament, and returns the tournament after it. */
export async function change(id: string, deed: Deed): Promise<TournamentInfo> {
  return (await (await ask(`/${encodeURIComponent(id)}/${deed}`, {})).json()) as TournamentInfo;
}

/** Sends a request with a body, or one that only reads. Rejects with the server's words if it is refused. */
async function ask(path: string, body?: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang };
  const post = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(`./api/tournaments${path}`, { headers, ...post });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
