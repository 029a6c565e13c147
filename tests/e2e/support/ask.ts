import { accountOf } from './account.ts'

/** A change that HR makes through the API for a test; answers what it answered, and throws when it was refused. */
export async function ask(method: 'post' | 'put', path: string, body: object): Promise<any> {
  const client = await accountOf('hr')
  const answer = await client[method](`/api/${path}`, body)
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.raw}`)
  return answer.body
}
