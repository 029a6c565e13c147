import type { TestClient } from './client.ts'
import { run } from './template_run.ts'

/** A text whose variables every contract of a test knows. */
export const CONTRACT_BODY = [
  { kind: 'title', lines: [[run('Contrat de travail')]] },
  {
    kind: 'paragraph',
    lines: [
      [
        run('Entre '),
        run('', { variable: 'company.name' }),
        run(' et '),
        run('', { variable: 'worker.firstName' }),
        run(', dès le '),
        run('', { variable: 'contract.startDate' }),
      ],
    ],
  },
]

/** A template of contracts. */
export async function templateOf(
  client: TestClient,
  fields: Record<string, unknown> = {}
): Promise<string> {
  const template = { name: 'CDI', language: 'fr', kind: 'CONTRACT', body: CONTRACT_BODY, ...fields }
  const made = await client.post('/api/document-templates', template)
  if (made.status !== 201) throw new Error(`The template was refused: ${made.raw}`)
  return made.body.id
}
