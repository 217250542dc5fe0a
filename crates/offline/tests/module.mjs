// Plays the tables of `tables.json` with the WebAssembly module, as `examples/tables.rs` does without it. Compares all
// messages, and the records with their digests, byte for byte:
//
//     node module.mjs FOLDER NATIVE
//
// FOLDER holds the module and its bindings. NATIVE is a file with the output of the example.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder, native] = process.argv.slice(2);
const { Offline, initSync } = await import(pathToFileURL(join(folder, 'offline.js')).href);
const bytes = readFileSync(join(folder, 'offline_bg.wasm'));
initSync({ module: bytes });

/** A client that plays by the simple rule of `examples/tables.rs`, and records every message. */
class Player {
  said = [];
  table = '';
  row = 0;
  entries = 0;
  choices = 0;

  constructor(plan) {
    this.offline = new Offline(BigInt(plan.seed));
    this.say({ say: 'hello', lang: plan.lang });
    this.say({ say: 'create', ...plan.create });
    for (;;) {
      if (this.offline.pause() !== undefined) {
        this.hear(this.offline.goOn(BigInt(this.row)));
      } else if (this.choices > 0) {
        this.say({ say: 'act', at: this.row, choice: this.row % this.choices });
      } else {
        break;
      }
    }
    this.lookBack();
    this.record = this.offline.record(this.table);
    this.offline.free();
  }

  lookBack() {
    const played = this.table;
    const middle = Math.floor(this.entries / 2);
    this.say({ say: 'step', entry: middle });
    this.say({ say: 'log', before: middle });
    this.say({ say: 'sit', seat: 1 });
    this.say({ say: 'step', entry: null });
    this.say({ say: 'fork', entry: middle });
    this.say({ say: 'leave' });
    this.say({ say: 'open', table: played });
  }

  say(message) {
    this.hear(this.offline.hear(JSON.stringify(message), BigInt(this.row)));
  }

  hear(said) {
    for (const text of said) {
      const message = JSON.parse(text);
      if (message.say === 'refused') {
        throw new Error(text);
      }
      if (message.row !== undefined) {
        this.row = message.row;
        this.entries = message.entries;
        this.choices = (message.choices ?? message.scene.choices).length;
        this.table = message.table;
      }
      this.said.push(text);
    }
  }
}

/** Returns the first difference between two lists of lines, or nothing if there is none. */
function difference(found, expected) {
  const at = found.findIndex((line, index) => line !== expected[index]);
  if (at < 0 && found.length === expected.length) {
    return undefined;
  }
  const line = at < 0 ? found.length : at;
  const [ours, theirs] = [found[line] ?? '', expected[line] ?? ''];
  const sign = [...ours].findIndex((sign, index) => sign !== [...theirs][index]);
  const from = Math.max(0, sign - 60);
  const cut = (text) => text.slice(from, from + 160);
  return `line ${line + 1} of ${found.length}: …${cut(ours)}…\n  expected of ${expected.length}: …${cut(theirs)}…`;
}

const plans = JSON.parse(readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'tables.json'), 'utf8'));
const expected = readFileSync(native, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
console.log(`the module is ${bytes.length} bytes, ${brotli.length} with brotli`);
let [faults, slow, fast] = [expected.length === plans.length ? 0 : 1, 0, 0];
for (const [index, plan] of plans.entries()) {
  const other = expected[index] ?? { said: [], record: '', millis: 0 };
  const started = performance.now();
  const { said, record } = new Player(plan);
  const millis = performance.now() - started;
  slow += millis;
  fast += other.millis;
  const lines = record.trimEnd().split('\n');
  const times = `${Math.round(millis)} ms, ${other.millis} ms natively`;
  console.log(`${plan.name}: ${lines.length - 1} entries, ${said.length} messages, ${times}`);
  const unlike = [
    ['a message', difference(said, other.said)],
    ['the record', difference(lines, other.record.trimEnd().split('\n'))],
  ];
  for (const [what, where] of unlike.filter(([, where]) => where !== undefined)) {
    faults += 1;
    console.error(`${plan.name}: ${what} is not the native one: ${where}`);
  }
}
console.log(`${plans.length} tables, ${(slow / fast).toFixed(2)} times the native time as tests are built`);
if (faults > 0) {
  console.error(`${faults} differences; expected the same bytes`);
  process.exit(1);
}
