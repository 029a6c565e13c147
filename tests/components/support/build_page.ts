import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import config from '../../../vite.config.ts'

const PAGE = fileURLToPath(new URL('../page/', import.meta.url))

/** What the application is served with, and this page is not. */
const LEFT_OUT = /adonis|compression|barema-first-pages/

/** A file of the page, as a browser is answered it. */
export interface PageFile {
  body: Buffer
  contentType: string
}

/** What a build makes: of a chunk its code, of an asset its bytes. */
type Output = { fileName: string } & (
  { type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }
)

/** Builds the page of parts with the application's own plugins; answers its files by their path. Takes some seconds. */
export async function buildPage(): Promise<Map<string, PageFile>> {
  const own = (await Promise.all([config.plugins].flat(9))).flat(9) as (Plugin | false | null)[]
  const built = await build({
    configFile: false,
    root: PAGE,
    logLevel: 'error',
    plugins: own.filter((plugin) => plugin && !LEFT_OUT.test(plugin.name)),
    resolve: config.resolve,
    build: { write: false, minify: false, chunkSizeWarningLimit: 10_000 },
  })
  const [{ output }] = [built].flat() as unknown as { output: Output[] }[]
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      {
        body: Buffer.from(file.type === 'chunk' ? file.code : file.source),
        contentType: typeOf(file.fileName),
      },
    ])
  )
}

function typeOf(name: string): string {
  const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }
  return types[name.split('.').at(-1) as keyof typeof types] ?? 'application/octet-stream'
}
