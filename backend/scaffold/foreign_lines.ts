/** What a new module adds to a file that is not its own: a line, and the line that it stands before. */
export interface ForeignLine {
  path: string
  line: string
  before: string
}

/**
 * Every line that a new module writes into files of others; `database/schema.ts`, which the migration writes, is one file
 * more. A module that a plan opens adds its feature to modules/billing/domain/plans.ts.
 */
export function foreignLines(module: string): ForeignLine[] {
  const imported = `import { manifest as ${module} } from '#modules/${module}/index'`
  return [
    { path: 'backend/modules.ts', line: imported, before: '\n/** THE list' },
    { path: 'backend/modules.ts', line: `  ${module},`, before: '  parts,\n]' },
    {
      path: 'modules/words.ts',
      line: `import { words as ${module} } from './${module}/words.ts'`,
      before: 'import type { ModuleWords }',
    },
    { path: 'modules/words.ts', line: `  ${module},`, before: '  shared,\n}' },
    {
      path: '.dependency-cruiser.cjs',
      line: `  ${module}: ['shared'],`,
      before: '}\n\nconst moduleRules',
    },
    {
      path: 'frontend/urls.ts',
      line: `  ${module}: '/${module}',`,
      before: `  law: '/law',`,
    },
    {
      path: 'frontend/audiences/employer/sections.ts',
      line: `import { ${module} } from './sections/${module}.ts'`,
      before: '\n/** Several sections',
    },
    {
      path: 'frontend/audiences/employer/sections.ts',
      line: `  ${module},`,
      before: '  law,\n',
    },
    {
      path: 'README.md',
      line: `  ${`${module}/`.padEnd(10)} what it holds, in a line`,
      before: '  integrations/   HR systems',
    },
  ]
}

/**
 * The text with the line before its place.
 *
 * @throws where the place is not there once
 */
export function withLine(text: string, { path, line, before }: ForeignLine): string {
  const parts = text.split(before)
  if (parts.length !== 2)
    throw new Error(`${path} has no one place before ${JSON.stringify(before)}`)
  return `${parts[0]}${line}\n${before}${parts[1]}`
}
