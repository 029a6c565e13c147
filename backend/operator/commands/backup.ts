import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { ArchiveWriter } from '#backend/backup/archive_writer'
import { DamagedArchive } from '#backend/backup/archive_reader'
import { verifyArchive } from '#backend/backup/verify_archive'
import { writeBackup } from '#backend/backup/write_backup'
import { Failure, orFail } from '#cli/lib/failure'
import backup from '#config/backup'
import { makeKeyFile, readKeyFile } from '../key_file.ts'
import { showStages } from '../stages.ts'
import { sumsUp } from '../sums_up.ts'

/** `barema backup`: database and files of one moment in one encrypted file. */
export function registerBackup(program: Command): void {
  const command = program
    .command('backup')
    .description(
      'write the database and the files, as they are at one moment, to an encrypted file'
    )
    .argument('[file]', 'where to (barema-<time>.age in this folder)')
    .addHelpText(
      'after',
      '\nReads BACKUP_DATABASE_URL and BACKUP_RECIPIENT; docs/operators.md says more.\nExit code: 0 whole, 2 written with a warning or (verify) damaged, 1 anything else.'
    )
    .action((file?: string) => orFail(() => write(file)))
  command
    .command('key')
    .description('make the key that opens backups, and print the public half for BACKUP_RECIPIENT')
    .argument('<file>', 'where the key goes; keep it away from the server')
    .action((file: string) =>
      orFail(async () => void process.stdout.write(`${await makeKeyFile(file)}\n`))
    )
  command
    .command('verify')
    .description('read a backup whole and compare every table and every file with its checksum')
    .argument('<file>', 'the backup')
    .requiredOption('--key <file>', 'the file with the key')
    .action((file: string, { key }: { key: string }) => orFail(() => verify(file, key)))
}

async function write(file = `barema-${new Date().toISOString().replace(/[:.]/g, '-')}.age`) {
  const { databaseUrl, recipient } = backup
  if (!databaseUrl) throw new Failure('BACKUP_DATABASE_URL is not set: the role barema_backup')
  if (!recipient)
    throw new Failure('BACKUP_RECIPIENT is not set: make a key by `barema backup key <file>`')
  if (await stat(file).catch(() => null)) throw new Failure(`${file} is there already`)
  const part = `${file}.part`
  const output = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true })
  const archive = openArchive(output, recipient)
  const stages = showStages()
  try {
    const manifest = await writeBackup(archive, { databaseUrl, tell: stages.tell })
    await rename(part, file)
    stages.stop()
    process.stdout.write(`${file}: ${sumsUp(manifest)}, as of ${manifest.madeAt}\n`)
    warn(manifest.files.missing, manifest.queue.unfinished === null)
  } catch (error) {
    await archive.abandon()
    await rm(part, { force: true })
    throw asFailure(error)
  } finally {
    stages.stop()
  }
}

function openArchive(output: NodeJS.WritableStream, recipient: string): ArchiveWriter {
  try {
    return new ArchiveWriter(output as never, recipient)
  } catch {
    throw new Failure('BACKUP_RECIPIENT is no public key: it begins with age1')
  }
}

/** A backup with a hole is better than none, and the hole must be seen. */
function warn(missing: string[], isQueueSilent: boolean): void {
  for (const key of missing)
    process.stderr.write(`barema: a row names the file ${key}, which is not there\n`)
  if (isQueueSilent)
    process.stderr.write(
      'barema: the queue did not answer: jobs that wait in it are not in the backup\n'
    )
  if (missing.length > 0 || isQueueSilent) process.exitCode = 2
}

async function verify(file: string, key: string): Promise<void> {
  const identity = await readKeyFile(key)
  const info = await stat(file).catch(() => null)
  const stages = showStages({ what: 'proving', bytes: info?.size ?? 0 })
  try {
    const { manifest, seal } = await verifyArchive(file, identity, (bytes) =>
      stages.tell('proving', bytes)
    )
    stages.stop()
    process.stdout.write(`${file} is whole: ${sumsUp(manifest)}, as of ${manifest.madeAt}\n`)
    if (seal === 'other')
      process.stderr.write('barema: it was sealed under another APP_KEY than the one here\n')
  } catch (error) {
    if (error instanceof DamagedArchive) process.exitCode = 2
    stages.stop()
    if (!(error instanceof DamagedArchive)) throw error
    process.stderr.write(`barema: ${error.message}\n`)
  } finally {
    stages.stop()
  }
}

/** What an operator can mend: the database is away, the disk is full. */
export function asFailure(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  return typeof code === 'string' ? new Failure(message || code) : error
}
