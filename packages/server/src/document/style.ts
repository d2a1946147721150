/** The style of the document page; served as a file of its own, because inline styles are forbidden. */
export const documentStyle = `
* { box-sizing: border-box }
body { margin: 0; color: #131e2a; background: #f8fafc; font: 400 14px/22px "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif }
header { padding: 48px max(24px, calc(50% - 576px)) 40px; color: #ddebf8; background: #071f3b }
header p { max-width: 760px; margin: 0 }
header a { color: #8abae5 }
h1 { margin: 4px 0 12px; color: #fff; font-size: 38px; line-height: 52px }
.columns { display: grid; grid-template-columns: 216px minmax(0, 1fr); gap: 48px; max-width: 1200px; margin: 0 auto; padding: 40px 24px 88px }
nav ul { position: sticky; top: 24px; margin: 0; padding: 0; list-style: none }
nav a { display: flex; justify-content: space-between; gap: 8px; padding: 7px 12px; border-radius: 6px; color: #4b5969; text-decoration: none }
nav a:hover { color: #0e5ca8; background: #f0f6fc }
a:focus-visible, pre:focus-visible { outline: 2px solid #5096d4; outline-offset: 2px }
nav small { color: #5c6b7c; font-size: 12px }
section { margin-bottom: 24px; padding: 24px; border: 1px solid #dce3ea; border-radius: 10px; background: #fff; scroll-margin-top: 24px }
h2 { margin: 0 0 8px; font-size: 20px; line-height: 28px }
h3 { margin: 20px 0 8px; font-size: 14px; line-height: 22px }
p { margin: 0 0 8px }
code { font: 13px/20px ui-monospace, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace; overflow-wrap: anywhere }
.call b { display: inline-block; min-width: 48px; padding: 0 8px; border-radius: 4px; color: #fff; background: #0e5ca8; font-size: 12px; text-align: center }
.call b.post { background: #c94a0c }
.facts { color: #5c6b7c; font-size: 13px }
pre { max-height: 360px; margin: 0; padding: 16px; overflow: auto; border-radius: 6px; background: #f3f6f9 }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid #e9eef3; text-align: left; vertical-align: top }
th { color: #5c6b7c; font-weight: 400 }
@media (max-width: 760px) {
  h1 { font-size: 30px; line-height: 42px }
  .columns { grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 24px 16px 56px }
  nav ul { position: static }
  section { padding: 16px }
}
`
