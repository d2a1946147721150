/** A sentence with code in it, as comments and READMEs write it. */
export const Words = ({ children }: { children: string }) => (
  <>
    {children
      .replaceAll('’', "'")
      .split('`')
      .map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
        index % 2 ? <code key={index}>{part}</code> : part,
      )}
  </>
)
