// Converts printed positions to data, with one module for each, such as `virtual:scene/duel/answering/fr`. The rules
// show pictures of these positions.

import type { Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MODULE = 'virtual:scene/';

interface Printed {
  faces: Record<string, unknown>;
  positions: Record<string, object>;
}

export function scenes(): Plugin {
  return {
    name: 'scenes',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [file, state, lang] = id.slice(MODULE.length + 1).split('/');
      const path = fileURLToPath(new URL(`../src/fixtures/printed/${file ?? ''}.json`, import.meta.url));
      this.addWatchFile(path);
      const printed = (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Printed>)[lang ?? ''];
      const position = printed?.positions[state ?? ''];
      if (!printed || !position) throw new Error(`no scene was printed for ${id}`);
      // The picture has no log. The faces of its cards are complete.
      const shown = { ...position, news: [], log: [], lesson: null };
      const whole = (key: string, value: unknown) =>
        key === 'face' && typeof value === 'string' ? printed.faces[value] : value;
      return `export default ${JSON.stringify(shown, whole)};`;
    },
  };
}
