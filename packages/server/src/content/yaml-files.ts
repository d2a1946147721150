import { basename, dirname } from 'node:path/posix'
import { array, type GenericSchema, type InferOutput } from 'valibot'
import { checkContent, readEach } from './check-content'
import { encodeBy } from './encode'
import type { ContentFormat } from './format'
import { parseYaml, yamlText } from './yaml-text'

/** A file for each item. */
export const yamlFiles = <S extends GenericSchema>(
  name: string,
  schema: S,
): ContentFormat<InferOutput<S>> => {
  const includes = (path: string) => dirname(path) === name && path.endsWith('.yaml')
  return {
    isList: false,
    includes,
    pathOf: (key) => `${name}/${key}.yaml`,
    read: ({ folder, files, now }) =>
      readEach(
        [...files].filter(([path]) => includes(path)),
        ([path, text]) => {
          const read = parseYaml(`${folder}/${path}`, text, now)
          return { path, item: checkContent(read, schema), lineOf: read.lineOf }
        },
      ),
    encode: (item) => encodeBy(schema, item),
    decode: (value) => checkContent({ file: name, value, lineOf: () => 1 }, schema),
    write: ([value]) => yamlText(value),
  }
}

type Schemas = Record<string, GenericSchema>

/** One of several parts that have a file each, by its name. */
export type Section<S extends Schemas> = {
  [Name in keyof S]: { name: Name; content: InferOutput<S[Name]> }
}[keyof S]

/** A file for each of some parts, which are named by their files and have formats of their own. */
export const yamlSections = <S extends Schemas>(name: string, schemas: S): ContentFormat<Section<S>> => {
  const sectionOf = (path: string) => basename(path, '.yaml')
  const includes = (path: string) =>
    dirname(path) === name && path.endsWith('.yaml') && Object.hasOwn(schemas, sectionOf(path))
  const schemaOf = (section: keyof S) => schemas[section] as GenericSchema
  return {
    isList: false,
    includes,
    pathOf: (key) => `${name}/${key}.yaml`,
    read: ({ folder, files, now }) =>
      readEach(
        Object.keys(schemas).filter((section) => files.has(`${name}/${section}.yaml`)),
        (section) => {
          const path = `${name}/${section}.yaml`
          const read = parseYaml(`${folder}/${path}`, files.get(path) ?? '', now)
          const item = { name: section, content: checkContent(read, schemaOf(section)) } as Section<S>
          return { path, item, lineOf: (field) => read.lineOf(field.slice(1)) }
        },
      ),
    encode: ({ name, content }) => ({ name, content: encodeBy(schemaOf(name), content) }),
    decode: (value) => {
      const { name: section, content } = value as Section<S>
      const file = `${name}/${String(section)}.yaml`
      return {
        name: section,
        content: checkContent({ file, value: content, lineOf: () => 1 }, schemaOf(section)),
      } as Section<S>
    },
    write: ([value]) => yamlText((value as Section<S>).content),
  }
}

/** One file that lists all items in their order. */
export const yamlList = <S extends GenericSchema>(
  path: string,
  schema: S,
): ContentFormat<InferOutput<S>> => ({
  isList: true,
  includes: (other) => other === path,
  pathOf: () => path,
  read: ({ folder, files, now }) => {
    const text = files.get(path)
    if (text === undefined) return []
    const read = parseYaml(`${folder}/${path}`, text, now)
    return checkContent(read, array(schema)).map((item, index) => ({
      path,
      item,
      lineOf: (field) => read.lineOf([index, ...field]),
    }))
  },
  encode: (item) => encodeBy(schema, item),
  decode: (value) => checkContent({ file: path, value, lineOf: () => 1 }, schema),
  write: (values) => yamlText(values),
})
