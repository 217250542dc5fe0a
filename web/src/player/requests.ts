// The requests for the page of a player and for the ladder of a season, as described in docs/protocol.md.

import type { Archive, Ladder, Player } from '../protocol';

export const player = (id: string): Promise<Player> => get(`players/${encodeURIComponent(id)}`);

/** Returns the finished games of a player that fit the words, or the page of them that `before` names. */
export function archive(id: string, words: string, before?: number): Promise<Archive> {
  const asked = new URLSearchParams({ ...(words ? { words } : {}), ...(before ? { before: `${before}` } : {}) });
  return get(`players/${encodeURIComponent(id)}/games?${asked.toString()}`);
}

export function ladder(game: string, season?: string): Promise<Ladder> {
  const asked = new URLSearchParams(season ? { season } : {});
  return get(`ladders/${encodeURIComponent(game)}?${asked.toString()}`);
}

/** Rejects with the server's words if the request is refused. */
async function get<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`./api/${path}`, { headers: { 'Accept-Language': document.documentElement.lang } });
  if (!answer.ok) throw new Error(await answer.text());
  // The answer comes from our own server, so it has such a body.
  return (await answer.json()) as Answer;
}

/** Returns the words for a request that failed. A request without an answer has no words of the server. */
export function reason(why: unknown, lost: string): string {
  return why instanceof TypeError || !(why instanceof Error) ? lost : why.message;
}
