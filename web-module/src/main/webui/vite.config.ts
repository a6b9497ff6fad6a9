import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the server under development listens; the viewer itself is always below /waybill/. */
const SERVER = 'http://localhost:8080';

export default defineConfig(async ({ mode }) => ({
  base: '/waybill/',
  // The stand-in for the API is development's alone and never part of the bundle.
  plugins: [react(), ...(mode === 'mock' ? [(await import('./mock/plugin.mjs')).mockApi()] : [])],
  server: { host: '127.0.0.1', proxy: mode === 'mock' ? {} : { '/waybill/api': SERVER } },
  preview: { host: '127.0.0.1' },
  build: {
    outDir: '../../../target/webui',
    emptyOutDir: true,
    // No data: addresses, so that the content security policy needs none.
    assetsInlineLimit: 0,
    // Every browser that loads this page preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  test: {
    // Most tests are pure; those of components ask for jsdom in their first line.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test.setup.ts'],
    css: false,
    // Components are drawn slowly where others use the processors too; each wait has a condition.
    testTimeout: 30_000,
    server: { deps: { inline: [/@patternfly/] } },
  },
}));
