// Sends the record of a game to the server, which makes a table of it.

import type { Lang } from './protocol';

/** The size of the longest record, in bytes: 16 MiB. */
export const MOST = 16 * 2 ** 20;

/** The new table, or why there is none; no words if the server did not answer. */
export type Made = { table: string } | { refused: string };

export async function upload(record: Blob, lang: Lang): Promise<Made> {
  try {
    const headers = { 'Accept-Language': lang };
    const answer = await fetch('./api/tables', { method: 'POST', body: record, headers });
    // The server is ours.
    return answer.ok ? ((await answer.json()) as { table: string }) : { refused: await answer.text() };
  } catch {
    return { refused: '' };
  }
}
