import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** A file of the product, by its path from the root. */
export interface Source {
  path: string
  code: string
}

/** The TypeScript of these folders, in the order of its paths. */
export async function sourcesOf(...folders: string[]): Promise<Source[]> {
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(app.makePath(folder), { recursive: true })).map((name) => `${folder}/${name}`)
    )
  )
  const paths = names.flat().filter((name) => /\.tsx?$/.test(name))
  return Promise.all(
    paths.sort().map(async (path) => ({ path, code: await readFile(app.makePath(path), 'utf8') }))
  )
}
