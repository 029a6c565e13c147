import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOOKS } from './camera.ts'
import { SCREENS } from './screens.ts'

/** Writes the page that shows the pictures, as GitHub reads it. */
export async function writeIndex(folder: string): Promise<void> {
  const sections = SCREENS.map(({ name, title }) => {
    const pictures = Object.keys(LOOKS).map((look) => {
      const file = `${name}-${look}.webp`
      return `<a href="${file}"><img src="${file}" alt="${title}, ${look}" height="300"></a>`
    })
    return `## ${title}\n\n${pictures.join('\n')}\n`
  })
  await writeFile(
    join(folder, 'README.md'),
    `# Screens\n\nTaken from the product with its demo companies, by \`npm run screenshots\`.\n\n${sections.join('\n')}`
  )
}
