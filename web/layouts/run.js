// Tries the layouts of the boards on the positions in a file. Usage: npm run layouts -- FILE

import { createServer } from 'vite';

const server = await createServer({ server: { middlewareMode: true, ws: false, hmr: false }, appType: 'custom' });
const { tryAll } = await server.ssrLoadModule('/layouts/try.ts');
const kept = await tryAll(process.argv[2]);
await server.close();
process.exit(kept ? 0 : 1);
