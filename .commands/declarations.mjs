import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { execa } from 'execa'

const relativeImports = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}(?:\/.*?)?)\2/g

function withExtension(file, specifier) {
  const path = resolve(dirname(file), specifier)
  if (existsSync(path.replace(/\.js$/, '.d.ts')) && specifier.endsWith('.js')) return specifier
  if (existsSync(`${path}.d.ts`)) return `${specifier}.js`
  if (existsSync(join(path, 'index.d.ts'))) return `${specifier.replace(/\/$/, '')}/index.js`
  throw new Error(`${file} imports ${specifier}, which has no declarations`)
}

/** Returns the declarations with file extensions on relative imports, which node16 and nodenext require. */
export const addExtensions = (file, text) =>
  text.replace(
    relativeImports,
    (_, keyword, quote, specifier) => `${keyword}${quote}${withExtension(file, specifier)}${quote}`,
  )

/** Sections of the specification are for those who change the sources; those who use the types do not have it. */
export const withoutSpecification = (text) => text.replace(/\s*\(specification\b[^)]*\)/g, '')

/** Writes the declarations of the package in the current folder to `dist`. */
export async function writeDeclarations() {
  await execa('tsc', ['-p', 'tsconfig.build.json'], { preferLocal: true, stdio: 'inherit' })
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join('dist', name)
    writeFileSync(file, addExtensions(file, withoutSpecification(readFileSync(file, 'utf8'))))
  }
}
