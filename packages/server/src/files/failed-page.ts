/** What is left to say when the portal itself fails; it needs no file, style or script. */
export const failedPage = (requestId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>500 - 出海云</title>
</head>
<body>
<h1>500</h1>
<p>系统错误，请稍后再试！</p>
<p><a href="/">返回首页</a></p>
<p>${requestId}</p>
</body>
</html>
`
