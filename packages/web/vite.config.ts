import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

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
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2}'], navigateFallback: '/index.html' },
    }),
  ],
  // One chunk of React and its widgets is larger than the usual limit; its size on the wire is what counts.
  build: { target: 'es2022', outDir: 'dist', chunkSizeWarningLimit: 800 },
  worker: { format: 'es' },
})
