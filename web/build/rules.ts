// Converts each game's numbered rules to data. For example, `virtual:rules/duel` has the rules of the duel in both
// languages, read from its rulebooks.

import type { Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Rule {
  /** The number of the rule, such as `12`, or `D18` for a ruling. */
  number: string;
  text: string;
}

const MODULE = 'virtual:rules/';
const BOOKS: Record<string, string> = { draft: 'draft', duel: 'duel', storyline: 'storyline' };

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const book = BOOKS[id.slice(MODULE.length + 1)];
      if (book === undefined) throw new Error(`there are no rules for ${id}`);
      const read = (file: string) => {
        const path = fileURLToPath(new URL(`../../games/${book}/${file}`, import.meta.url));
        this.addWatchFile(path);
        return numbered(readFileSync(path, 'utf8'));
      };
      return `export default ${JSON.stringify({ en: read('RULES.md'), fr: read('RULES.fr.md') })};`;
    },
  };
}

const RULE = /^(\d+)\. (.*)$/;
const RULING = /^- \*\*([A-Z]\d+)(?:\*\*)? (.*)$/;

/**
 * Returns the numbered rules of a rulebook. A rule is a line "12. …" below the heading "The rules", and a ruling is a
 * line "- **D18 …" anywhere.
 */
export function numbered(book: string): Rule[] {
  const found: Rule[] = [];
  let inRules = false;
  let open = false;
  for (const line of book.split('\n')) {
    if (line.startsWith('## ')) inRules = /^## (The rules|Les règles)$/.test(line);
    const [, number, text = ''] = (inRules ? RULE.exec(line) : null) ?? RULING.exec(line) ?? [];
    const goes: boolean = open && line.startsWith('  ');
    if (number !== undefined) found.push({ number, text: plain(text) });
    else if (goes) add(found, line);
    open = number !== undefined || goes;
  }
  return found;
}

function add(found: Rule[], line: string): void {
  const last = found.at(-1);
  if (last) last.text += `${line.trim().startsWith('- ') ? '\n– ' : ' '}${plain(line.trim().replace(/^- /, ''))}`;
}

/** Returns a Markdown text without its markup. */
function plain(text: string): string {
  return text.replaceAll(/[*`]/g, '').trim();
}
