import { note } from '../console/progress.mjs'
import { choosePort } from '../process/ports.ts'

const PREFERRED = {
  web: 3333,
  postgres: 5440,
  smtp: 1025,
  mailPage: 1080,
  openid: 1090,
  stripe: 12111,
  csc: 1091,
  hr: 1092,
  model: 4010,
  temporal: 7233,
  temporalPage: 8233,
  reload: 24678,
}
export type Ports = Record<keyof typeof PREFERRED, number>

const NAMES: Record<keyof Ports, string> = {
  web: 'the site',
  postgres: 'PostgreSQL',
  smtp: 'the mailbox (SMTP)',
  mailPage: 'the mailbox page',
  openid: 'the page in Google’s place',
  stripe: 'the pages in Stripe’s place',
  csc: 'the page in itsme’s place',
  hr: 'the server in the place of HR systems',
  model: 'the server in a language model’s place',
  temporal: 'Temporal',
  temporalPage: "Temporal's page",
  reload: 'hot reload',
}

/**
 * One port for each part: the usual one, or a free one with a sentence about it. PORT asks for another one
 * for the site.
 *
 * @param options hot reload exists in development only, the server in a language model's place where it is wanted
 */
export async function startPorts({
  dev,
  withModel,
}: {
  dev: boolean
  withModel: boolean
}): Promise<Ports> {
  const wanted = { ...PREFERRED, web: Number(process.env.PORT) || PREFERRED.web }
  const ports: Ports = { ...wanted }
  for (const part of Object.keys(wanted) as (keyof Ports)[]) {
    if ((part === 'reload' && !dev) || (part === 'model' && !withModel)) continue
    const preferred = wanted[part]
    const { port, wasTaken } = await choosePort(preferred)
    if (wasTaken)
      note(
        `Port ${preferred} for ${NAMES[part]} is in use by another program; ${port} is used instead.`
      )
    ports[part] = port
  }
  return ports
}
