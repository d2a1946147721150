/** How many of a list's articles were read. */
export const Progress = ({ read, total }: { read: number; total: number }) => (
  <span className="reading-progress" data-done={read === total || undefined}>
    <progress value={read} max={total} aria-label="阅读进度" />
    {read === total ? '已读完' : `已读 ${read}/${total}`}
  </span>
)
