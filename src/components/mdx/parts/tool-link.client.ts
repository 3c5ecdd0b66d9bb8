/** Opens the page of a tool for links from the time when it was part of the article. */
for (const link of document.querySelectorAll<HTMLElement>('[data-tool-link]')) {
  const { toolLink = '', parameter = '' } = link.dataset;
  const isMeant = location.hash === `#${link.id}`;
  if (isMeant || new URLSearchParams(location.search).has(parameter)) {
    location.replace(toolLink + location.search);
  }
}
