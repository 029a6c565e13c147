import { fileURLToPath } from 'node:url'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `/…/frontend/lang/fr/editor.json` -> locale and file name; the same for a module's catalogue. */
const CATALOGUE = /\/(frontend|modules\/[a-z]+)\/lang\/(fr|nl|en)\/([a-z_-]+)\.json$/

/** Catalogue files that every audience reads; the others are read by the employer only. */
const AUDIENCE_OF_FILE: Record<string, string> = {
  common: 'common',
  candidate: 'candidate',
  worker: 'worker',
}

/** Groups the catalogue files by language and reader, so that a page asks for two files and not for twenty. */
function catalogueChunk(id: string): string | null {
  const match = CATALOGUE.exec(id)
  if (!match) return null
  const audience =
    match[1] === 'frontend' ? (AUDIENCE_OF_FILE[match[3]!] ?? 'employer') : 'employer'
  return `lang-${match[2]}-${audience}`
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    react(),
    adonisjs({ entryPoints: ['frontend/main.tsx'], reload: ['backend/views/**/*.edge'] }),
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./frontend', import.meta.url)) },
  },
  server: {
    // Each parallel checkout may choose its own socket: Vite's default port is fixed.
    hmr: process.env.VITE_HMR_PORT ? { port: Number(process.env.VITE_HMR_PORT) } : undefined,
    watch: {
      ignored: ['**/.data/**', '**/.adonisjs/**', '**/tests/**', '**/database/**', '**/storage/**'],
    },
  },
  build: {
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: catalogueChunk, priority: 20 }] } },
    },
  },
})
