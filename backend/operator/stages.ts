import { Presets, SingleBar } from 'cli-progress'

/** How far a long deed is: on a terminal a line that moves, elsewhere a line a stage. */
export interface Stages {
  tell(what: string, bytes: number): void
  stop(): void
}

/** @param total bytes that are known beforehand, of the stage that is called like this */
export function showStages(total?: { what: string; bytes: number }): Stages {
  return process.stderr.isTTY ? movingLine(total) : lines()
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

function movingLine(total?: { what: string; bytes: number }): Stages {
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: total ? '{bar} {percentage} % · {what} · {mb} MB' : '{what} · {mb} MB',
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic
  )
  let seen = 0
  let proved = 0
  bar.start(total?.bytes ?? 1, 0, { what: '', mb: megabytes(0) })
  return {
    tell(what, bytes) {
      seen += bytes
      if (what === total?.what) proved += bytes
      bar.update(proved, { what, mb: megabytes(seen) })
    },
    stop: () => bar.stop(),
  }
}

function lines(): Stages {
  let last = ''
  return {
    tell(what) {
      const stage = what.includes('.') ? 'tables' : what
      if (stage !== last) process.stderr.write(`${stage} …\n`)
      last = stage
    },
    stop() {},
  }
}
