import { Presets, SingleBar } from 'cli-progress'

/** How far a long run is, on a terminal; elsewhere it shows nothing. */
export interface Progress {
  advance(bytes: number, lines: number): void
  stop(): void
}

const SILENT: Progress = { advance() {}, stop() {} }

/** @param bytes the size of the input, when it is known */
export function showProgress(bytes: number | undefined, toTerminal: boolean): Progress {
  // Answers that scroll by on the same terminal are progress enough.
  if (!process.stderr.isTTY || toTerminal || bytes === undefined) return SILENT
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: '{bar} {percentage} % · {lines} lines · {eta_formatted} left',
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic
  )
  let lines = 0
  bar.start(bytes, 0, { lines })
  return {
    advance(read, more) {
      lines += more
      bar.increment(read, { lines })
    },
    stop: () => bar.stop(),
  }
}
