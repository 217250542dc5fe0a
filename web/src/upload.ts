// Sends the record of a game to the server, which creates a table from it.

import type { Lang } from './protocol';

/** The size of the longest record, in bytes: 16 MiB. */
export const MOST = 16 * 2 ** 20;

/** The new table, or the reason of a refusal. The reason is empty if the server did not answer. */
export type Made = { table: string } | { refused: string };

export async function upload(record: Blob, lang: Lang): Promise<Made> {
  try {
    const headers = { 'Accept-Language': lang };
    const answer = await fetch('./api/tables', { method: 'POST', body: record, headers });
    // The server is ours, so its answer has this type.
    return answer.ok ? ((await answer.json()) as { table: string }) : { refused: await answer.text() };
  } catch {
    return { refused: '' };
  }
}
