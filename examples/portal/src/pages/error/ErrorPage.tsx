import { searchQuestionMax } from '@chuhai/contract/constants'
import { Button } from '@chuhai/ui'
import { ChartBorder, DepthChart, errorChart } from '@chuhai/ui/charts'
import { Sail } from '@chuhai/ui/illustrations'
import type { Failure } from '../../app/view'
import { SearchForm } from '../../components/SearchForm'
import { notFoundText } from '../../router/failure'
import './error.css'

const missing = {
  title: notFoundText,
  below: '页面不存在',
  reason: '地址可能写错了，或者内容已经下线。可以回到首页，或直接搜一搜。',
}
const broken = { title: '页面出错了', reason: '您填写过的内容不会丢失。请稍后重试，或回到首页。' }

/** Code, message and a link home, on a card. */
export default function ErrorPage({ code, message }: Failure) {
  const isMissing = code === 404
  return (
    <section className="error-page">
      <div className="error-page__sea">
        <DepthChart chart={errorChart} soundings />
      </div>
      <Sail className="error-page__sail" size={176} />
      <div className="portal-width">
        <div className="error-page__card">
          <p className="error-page__code">{code}</p>
          <h1>{isMissing ? missing.title : message || broken.title}</h1>
          {isMissing && <p className="error-page__below">{missing.below}</p>}
          <p className="error-page__reason">{isMissing ? missing.reason : broken.reason}</p>
          <div className="error-page__actions">
            <Button href="/">返回首页</Button>
            {isMissing ? (
              <SearchForm
                action="/search"
                label="换个词找"
                hint="搜服务、课程、站点"
                maxLength={searchQuestionMax}
                size="large"
                opensEmpty
              />
            ) : (
              <Button variant="secondary" onClick={() => location.reload()}>
                重试
              </Button>
            )}
          </div>
        </div>
      </div>
      <ChartBorder className="error-page__border" />
    </section>
  )
}
