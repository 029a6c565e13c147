import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { DamagedArchive } from '#backend/backup/archive_reader'
import { restoreBackup } from '#backend/backup/restore_backup'
import { restoreUrl } from '#backend/backup/restore_target'
import { withExamples } from '#cli/lib/examples'
import { orFail } from '#cli/lib/failure'
import { readKeyFile } from '../key_file.ts'
import { showStages } from '../stages.ts'
import { sumsUp } from '../sums_up.ts'
import { asFailure } from './backup.ts'

interface Options {
  key: string
  anyKey: boolean
}

/** `barema restore`: a backup into an empty database and an empty folder. */
export function registerRestore(program: Command): void {
  const command = program
    .command('restore')
    .description(
      'put a backup into an empty database and an empty folder, and compare every row and file'
    )
    .argument('<file>', 'the backup')
    .requiredOption('--key <file>', 'the file with the key')
    .option('--any-key', 'also one that was sealed under another APP_KEY', false)
    .action((file: string, options: Options) => orFail(() => run(file, options)))
  withExamples(
    command,
    ['restore barema-2026-11-23.age --key backup.key'],
    'Reads RESTORE_DATABASE_URL (a superuser), DATABASE_OWNER_URL, DATABASE_URL and\nFILES_*; docs/operators.md says more.\nExit code: 0 restored, 2 the backup is damaged and nothing was written,\n1 anything else.'
  )
}

async function run(file: string, { key, anyKey }: Options): Promise<void> {
  const databaseUrl = restoreUrl()
  const identity = await readKeyFile(key)
  const info = await stat(file).catch(() => null)
  const stages = showStages({ what: 'proving', bytes: info?.size ?? 0 })
  try {
    const { manifest, again, migrated, followed, mails } = await restoreBackup(file, identity, {
      databaseUrl,
      anyKey,
      tell: stages.tell,
    })
    stages.stop()
    process.stdout.write(
      `${file} is restored: ${sumsUp(manifest)}, as of ${manifest.madeAt}; every table and every file is as it was\n`
    )
    if (again)
      process.stdout.write(`${again} jobs that waited in the queue are handed over again\n`)
    if (followed) process.stdout.write(`${followed} offers are followed again\n`)
    if (mails)
      process.stdout.write(
        `${mails} mails wait; where the mail server can be asked, none is sent that it has already\n`
      )
    if (migrated) process.stdout.write(`${migrated} newer migrations were run\n`)
    for (const missing of manifest.files.missing)
      process.stderr.write(`barema: ${missing} was missing already when the backup was made\n`)
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw asFailure(error)
    process.exitCode = 2
    stages.stop()
    process.stderr.write(`barema: ${error.message}; nothing was written\n`)
  } finally {
    stages.stop()
  }
}
