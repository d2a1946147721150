import { createStream } from 'rotating-file-stream'

/** As long as the privacy page says at most. */
const keptLogs = 180

/** A log that the next start continues; rotated each day and at 50 MB. */
export const createLogFile = (folder, name) =>
  createStream(
    (time, index) => (time ? `${name}-${time.toISOString().slice(0, 10)}-${index}.log` : `${name}.log`),
    { path: folder, interval: '1d', size: '50M', maxFiles: keptLogs, mode: 0o600 },
  )

/** Writes a process's output to its log. A full disk costs lines of the log and stops nothing. */
export function writeLog(output, log, name) {
  output.pipe(log)
  let isReported = false
  log.on('error', (error) => {
    if (!isReported) console.error(`[chuhai] ${name}: the log cannot be written (${error.message})`)
    isReported = true
    output.unpipe(log)
    output.resume()
  })
}
