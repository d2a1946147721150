/** Every kind of Markdown that an answer may contain. */
export const titleAnswer = `## 两版标题

两版的差别在第一个词：**德国买家**先搜品类，再看尺寸。

| | A 版 | B 版 |
|---|---|--:|
| 首词 | Aufbewahrungsbox | Stapelbox |
| 月搜索 | 41,200 | 8,600 |

1. 品类词放最前
   - 德语用 \`Aufbewahrungsbox\`
   - 法语用 \`Boîte de rangement\`
2. 尺寸写成 28×20×15 cm

\`\`\`csv
item_name,bullet_point1
"Aufbewahrungsbox mit Deckel, 3er","Stapelbar"
\`\`\`

> 标题超过 200 个字符会被平台截断。

更多写法见[商品标题指南](/school)。`

/** A host that must never be requested. */
export const foreignHost = 'http://127.0.0.1:9/'

/** Markup, scripts and addresses that must stay text. */
export const attackAnswer = `<script>window.harmed = 'script'</script>
<img src="${foreignHost}html.png" onerror="window.harmed='img'">
<iframe src="${foreignHost}frame"></iframe> <svg onload="window.harmed='svg'">

![信标](${foreignHost}beacon.png?q=secret) ![数据](data:image/svg+xml,<svg onload=alert(1)>)

[点我](javascript:window.harmed='link') [再点](JaVaScRiPt&#58;window.harmed='link') [数据](data:text/html,<script>1</script>) <javascript:window.harmed=1>

[引用]: ${foreignHost}reference.png

| <b onclick="window.harmed='cell'">表</b> | ![](${foreignHost}cell.png) |
|---|---|
| [格](vbscript:1) | <style>*{display:none}</style> |

\`\`\`html
<script>window.harmed = 'code'</script>
\`\`\`

攻击完毕`

const depth = 5000

/** Nesting that overflows the stack of a recursive parser. */
export const nestedAnswer = [
  `${'> '.repeat(depth)}引用`,
  `${'- '.repeat(depth)}列表`,
  `${'['.repeat(depth)}链接${']()'.repeat(depth)}`,
  `${'*'.repeat(depth)}强调${'*'.repeat(depth)}`,
  `${'`'.repeat(depth)}代码`,
  `${'|'.repeat(depth)}\n${'|-'.repeat(depth)}|`,
  '嵌套完毕',
].join('\n\n')
