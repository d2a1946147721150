import { type EndpointShape, errorTable } from '@chuhai/contract'
import { brand, clientHeader, idempotencyHeader } from '@chuhai/contract/constants'
import { toJsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { GenericSchema } from 'valibot'
import { codesOf, documented } from './openapi'

const shape = (schema: GenericSchema, typeMode: 'input' | 'output'): string => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return JSON.stringify(json, null, 2)
}

const part = (title: string, schema: GenericSchema | undefined, typeMode: 'input' | 'output') =>
  schema ? html`<h3>${title}</h3><pre tabindex="0"><code>${shape(schema, typeMode)}</code></pre>` : ''

const accessText = ({ access, role }: EndpointShape): string => {
  if (access === 'operator') return `需要运营角色 ${role}，只在门户网站上可用，须带 ${clientHeader}: 1`
  return access === 'user' ? '需要登录' : '无需登录'
}

const facts = (endpoint: EndpointShape): string => {
  const { access, method, idempotent, file, successStatus } = endpoint
  return [
    accessText(endpoint),
    ...(method === 'GET' || access === 'operator' ? [] : [`须带 ${clientHeader}: 1，并来自已登记网站`]),
    ...(idempotent ? [`可带 ${idempotencyHeader}`] : []),
    ...(file ? [`multipart/form-data，文件放在字段 ${file} 中`] : []),
    ...(successStatus ? [`成功时 status 为 ${successStatus}`] : []),
  ].join(' · ')
}

const section = (endpoint: EndpointShape) => html`<section id="${endpoint.name}">
<h2>${endpoint.summary}</h2>
<p class="call"><b class="${endpoint.method.toLowerCase()}">${endpoint.method}</b> <code>/api${endpoint.path}</code></p>
<p class="facts">${facts(endpoint)}</p>
${part('路径参数', endpoint.params, 'input')}${part('查询参数', endpoint.query, 'input')}${part('请求内容', endpoint.body, 'input')}
${part('返回的 data', endpoint.answer, 'output')}
<h3>错误码</h3>
<table><thead><tr><th>HTTP</th><th>status</th><th>message</th></tr></thead><tbody>
${codesOf(endpoint).map((code) => html`<tr><td>${errorTable[code].status}</td><td><code>${code}</code></td><td>${errorTable[code]['zh-CN']}</td></tr>`)}
</tbody></table>
</section>`

/** Renders the endpoints of the contract as a page. */
export const documentPage = (list: readonly EndpointShape[] = documented) => html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>接口文档 - ${brand}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><p>${brand}</p><h1>接口文档</h1>
<p>所有接口位于 <code>/api</code> 之下，返回 <code>{ status, data, message }</code>；<code>status</code> 为 <code>success</code> 表示成功，否则是错误码，字段错误在 <code>data.fields</code> 中。机器可读版本：<a href="/api/openapi.json">openapi.json</a></p></header>
<div class="columns">
<nav aria-label="接口"><ul>${list.map(({ name, summary, method }) => html`<li><a href="#${name}"><span>${summary}</span><small>${method}</small></a></li>`)}</ul></nav>
<main>${list.map(section)}</main>
</div>
</body>
</html>`
