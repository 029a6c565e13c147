import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOOKS } from './camera.ts'
import { SCREENS } from './screens.ts'

/** Writes the page that shows the pictures that are there, as GitHub reads it. */
export async function writeIndex(folder: string): Promise<void> {
  const taken = new Set(await readdir(folder))
  const sections = SCREENS.flatMap(({ name, title }) => {
    const pictures = Object.keys(LOOKS)
      .map((look) => ({ look, file: `${name}-${look}.webp` }))
      .filter(({ file }) => taken.has(file))
      .map(
        ({ look, file }) =>
          `<a href="${file}"><img src="${file}" alt="${title}, ${look}" height="300"></a>`
      )
    return pictures.length > 0 ? [`## ${title}\n\n${pictures.join('\n')}\n`] : []
  })
  await writeFile(
    join(folder, 'README.md'),
    `# Screens\n\nTaken from the product with its demo companies, by \`npm run screenshots\`.\n\n${sections.join('\n')}`
  )
}
