import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Writes every text file packed beside itself, so that the server has nothing to pack when it is asked. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      // After the service worker is written.
      sequential: true,
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue
          const file = join(folder, name)
          const plain = readFileSync(file)
          writeFileSync(`${file}.br`, brotliCompressSync(plain))
          writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [
    react(),
    // Everything is fetched once and kept, so that the table starts without a network.
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'La Granja',
        short_name: 'La Granja',
        description: 'La Granja on a screen. An unofficial fan implementation.',
        theme_color: '#f4ecdc',
        background_color: '#f4ecdc',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        // What the server answers itself.
        navigateFallbackDenylist: [/^\/(api|live|health|ready|metrics)(\/|$)/],
      },
    }),
    packed(),
  ],
  // One chunk of React and its widgets is larger than the usual limit; its size on the wire is what counts.
  build: { target: 'es2022', outDir: 'dist', chunkSizeWarningLimit: 800 },
  worker: { format: 'es' },
  // With `npm start` running beside it, `vite dev` plays online too.
  server: {
    proxy: {
      '^/(api|health)(/|$)': 'http://127.0.0.1:3000',
      '/live': { target: 'ws://127.0.0.1:3000', ws: true },
    },
  },
})
