/**
 * Runs in the head, before anything is painted: the right theme, and nothing shown at the top of a
 * page that is about to be put back where the reader was. Plain and small; it is part of every page.
 */
export const firstFrameScript = `(function(d,e,t){try{t=localStorage.pageTheme}catch(x){}e=d.documentElement;if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';e.dataset.theme=t;var m=d.createElement('meta');m.name='theme-color';m.content=t==='dark'?'#141414':'#f8f8f8';d.head.append(m);try{var h=history.state&&history.state.meiri,k=h&&h.stack[h.stack.length-1];if(k&&k.href===location.pathname+location.search&&(sessionStorage['meiri.places']||'').indexOf('"'+k.key+'",{"scroll":')>=0&&!(sessionStorage['meiri.places'].indexOf('"'+k.key+'",{"scroll":0,')>=0))e.dataset.restoring=''}catch(x){}})(document)`
