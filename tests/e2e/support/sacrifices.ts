import { accountOf } from './account.ts'

/** An exchange of a test's own, gross pay for days of leave, made through the API; answers its id. */
export async function newSacrifice(): Promise<string> {
  const client = await accountOf('hr')
  const [contract] = (await client.get('/api/contracts')).body.data
  const answer = await client.post('/api/salary-sacrifices', {
    workerId: contract.workerId,
    packageId: contract.packageId,
    startDate: '2026-12-01',
    given: { kind: 'salaireBrut', amount: null },
    benefit: { kind: 'joursConge', value: 2 },
  })
  if (answer.status !== 201)
    throw new Error(`POST salary-sacrifices answered ${answer.status}: ${answer.raw}`)
  return answer.body.sacrifice.id
}
