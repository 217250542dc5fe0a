// Draws hard positions of a game. Usage: npm run shots -- ENGLISH FRENCH FOLDER

import { createServer } from 'vite';

const [en, fr, folder] = process.argv.slice(2);
if (!folder) throw new Error('which files of positions, in English and in French, and which folder for the pictures?');
const server = await createServer({
  cacheDir: 'node_modules/.vite-shots',
  server: { port: 0, ws: false, hmr: false, watch: null },
});
await server.listen();
const { shoot } = await server.ssrLoadModule('/shots/shoot.ts');
await shoot(server.resolvedUrls.local[0], { en, fr }, folder);
await server.close();
