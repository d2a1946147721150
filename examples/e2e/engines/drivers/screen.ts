import { type ChildProcess, spawn } from 'node:child_process'

export const screenSize = { width: 1600, height: 1200 }

/** Starts a screen without a monitor. Resolves with its name, such as `:99`. */
export const startScreen = async (): Promise<{ name: string; screen: ChildProcess }> => {
  const { width, height } = screenSize
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (text) => resolve(String(text).trim()))
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen')))
  })
  return { name: `:${number}`, screen }
}
