import { choosePort } from '../../bin/launch/process/ports.ts'

/** A port of this machine on which no process listens, and which the system gives to none meanwhile. */
export async function freePort(): Promise<number> {
  return (await choosePort(0)).port
}
