// Measures positions as a browser draws them. Usage: npm run drawn -- FILE [draw one position in this many]

import { createServer } from 'vite';

const [file, apart = '50'] = process.argv.slice(2);
if (!file) throw new Error('which file of positions?');
const server = await createServer({
  cacheDir: 'node_modules/.vite-drawn',
  server: { port: 0, ws: false, hmr: false, watch: null },
});
await server.listen();
const { measureAll } = await server.ssrLoadModule('/layouts/measure.ts');
const kept = await measureAll(server.resolvedUrls.local[0], file, Number(apart));
await server.close();
process.exit(kept ? 0 : 1);
