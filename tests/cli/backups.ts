import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { ArchiveWriter } from '#backend/backup/archive_writer'
import { writeBackup } from '#backend/backup/write_backup'
import { linkTo, open, path } from '#tests/helpers/candidate'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { emptyPlace, type EmptyPlace } from '#tests/helpers/empty_database'
import { sentOffer } from '#tests/helpers/offers'
import { PIXEL } from '#tests/helpers/pictures'
import { barema, TYPED, type Ran } from './barema.ts'

/** What a person types, as the operator of a place. */
export const operator = (args: string[], env: NodeJS.ProcessEnv): Promise<Ran> =>
  barema(args, { env, entry: TYPED })

/** What stories of backups begin with: a key in a folder, a company and its HR, and empty places to restore into. */
export class Backups {
  folder!: string
  identity!: string
  recipient!: string
  keyFile!: string
  acme!: TestCompany
  hr!: TestClient
  #places: EmptyPlace[] = []

  constructor(group: Group) {
    group.setup(async () => {
      this.folder = await mkdtemp(join(tmpdir(), 'barema-backup-'))
      this.identity = await generateIdentity()
      this.recipient = await identityToRecipient(this.identity)
      this.keyFile = join(this.folder, 'key.txt')
      await writeFile(this.keyFile, `# public key: ${this.recipient}\n${this.identity}\n`)
      return () => rm(this.folder, { recursive: true, force: true })
    })
    group.each.setup(async () => {
      this.acme = (await freshCompanies()).acme
      this.hr = await signedIn('hr')
    })
    group.each.teardown(async () => {
      for (const place of this.#places.splice(0)) await place.remove()
    })
  }

  async place(): Promise<EmptyPlace> {
    const made = await emptyPlace()
    this.#places.push(made)
    return made
  }

  /** An offer with an attachment, opened and accepted by its candidate. */
  async acceptOffer() {
    const offer = await sentOffer(this.hr, this.acme)
    const link = await linkTo(offer.id, this.hr)
    const candidate = await visitor()
    const opened = await open(candidate, link)
    const { version, packageVersion } = opened.body.offer
    const accepted = await candidate.post(path(link.name, '/accept'), {
      version,
      packageVersion,
      includeVariableCompensation: false,
    })
    if (accepted.status !== 200) throw new Error(`Not accepted: ${accepted.raw}`)
    return offer.id as string
  }

  async draftWithFile() {
    const { body } = await this.hr.post('/api/offers', {})
    const file = await this.hr.send('POST', `/api/offers/${body.id}/files?name=a.png`, {
      rawBody: Buffer.concat([PIXEL, Buffer.from(randomUUID())]),
      headers: { 'content-type': 'application/octet-stream' },
    })
    if (file.status !== 201) throw new Error(`No file: ${file.raw}`)
    return { offerId: body.id as string, fileId: file.body.id as string }
  }

  backupTo(file: string, onMoment?: (name: string) => Promise<void>) {
    return writeBackup(new ArchiveWriter(createWriteStream(file), this.recipient), {
      databaseUrl: process.env.BACKUP_DATABASE_URL!,
      onMoment,
    })
  }
}
