document.addEventListener('chuhai-submitted', (event) => {
  console.log(event.detail.id)
})
