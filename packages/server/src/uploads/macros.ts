import type { CompoundFile, Stream } from './compound-file'

/** Storages and streams of a project in Visual Basic ([MS-OVBA]), in the document or in one that is embedded. */
const projectNames = new Set(['_vba_project', '_vba_project_cur', 'vba', 'macros'])

/** Types of records in a presentation ([MS-PPT]). */
const documentContainer = 0x03e8
const docInfoList = 0x07d0
const vbaInfo = 0x03ff
const vbaInfoAtom = 0x0400
const containers = new Set([documentContainer, docInfoList, vbaInfo])

const headerBytes = 8
/** A presentation has a few for each slide. */
const maxRecords = 50_000

/** A presentation names its project in a record; the project itself lies compressed in the same stream. */
const namesProject = async (stream: Stream): Promise<boolean> => {
  let position = 0
  for (let count = 0; position + headerBytes <= stream.size; count += 1) {
    if (count === maxRecords) throw new RangeError('Too many records')
    const header = await stream.read(position, headerBytes)
    const type = header.readUInt16LE(2)
    position += headerBytes
    if (containers.has(type)) continue
    if (type === vbaInfoAtom) {
      const atom = await stream.read(position, headerBytes)
      if (atom.readUInt32LE(0) !== 0 || atom.readUInt32LE(4) !== 0) return true
    }
    position += header.readUInt32LE(4)
  }
  return false
}

/** Whether a .doc or .ppt has macros. */
export const hasMacros = async (file: CompoundFile): Promise<boolean> => {
  if (file.allNames.some((name) => projectNames.has(name.toLowerCase()))) return true
  const presentation = file.stream('PowerPoint Document')
  return presentation !== null && namesProject(presentation)
}
