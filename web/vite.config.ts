import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { eager } from './build/eager.ts';
import { icons } from './build/icons.ts';
import { metrics } from './build/metrics.ts';
import { rules } from './build/rules.ts';
import { scenes } from './build/scenes.ts';

/** The address of a running server to which the development page connects, if any. */
const served = process.env['BRICKROAD_SERVER'];

export default defineConfig({
  plugins: [icons(), metrics(), rules(), scenes(), svelte(), eager()],
  base: './',
  build: {
    target: 'es2022',
    // The content security policy allows the page only files of its own origin, without `data:` URLs and inline
    // scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The manifest lists the files that are loaded together. The weight check adds up their sizes.
    manifest: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: served ? { '/api': served, '/socket': { target: served, ws: true } } : {},
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: 'tests/setup.ts',
    // On a busy machine, reading all boards takes longer than Vitest allows by default.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
