import { ownFields } from '@steps/business/forms';

/** A person is never faster; what a program would be refused for is waited for here (ms). */
const least = 2_000;

/**
 * For pages with a published form: sends it without leaving the page and says what became of it. It names each answer, so that one that is sent
 * again as it was comes once. Without scripts the form works as forms do.
 */
export const formScript = `(function(){
document.querySelectorAll('form[data-post]').forEach(function(form){
var opened=Date.now(),id=name(),busy=false;
var note=document.createElement('p');
note.setAttribute('role','status');
form.appendChild(note);
function name(){return Array.from(crypto.getRandomValues(new Uint8Array(16)),function(b){return ('0'+b.toString(16)).slice(-2)}).join('')}
function say(text,wrong){note.setAttribute('role',wrong?'alert':'status');note.textContent=text}
function mark(fields){
form.querySelectorAll('[aria-invalid]').forEach(function(one){one.removeAttribute('aria-invalid')});
fields.forEach(function(field,nth){var one=form.elements.namedItem(field[0]);if(one&&one.setAttribute){one.setAttribute('aria-invalid','true');if(nth===0)one.focus()}});
}
function send(){
var data=new FormData(form);
data.set('${ownFields.id}',id);
data.set('${ownFields.openFor}',String(Date.now()-opened));
return fetch(form.getAttribute('action'),{method:'POST',headers:{accept:'application/json'},body:form.enctype==='multipart/form-data'?data:new URLSearchParams(data)}).then(function(reply){return reply.json()});
}
form.addEventListener('submit',function(event){
event.preventDefault();
if(busy)return;
busy=true;
say('Sending…');
setTimeout(function(){
send().then(function(told){
mark(told.fields);
if(!told.ok)return say([told.words].concat(told.fields.map(function(field){return field[1]})).join(' '),true);
if(told.next){location.href=told.next;return}
form.reset();id=name();opened=Date.now();say(told.words);
}).catch(function(){say('This could not be sent. Check your connection and press the button again: what you typed is still here.',true)}).then(function(){busy=false});
},Math.max(0,${least}-(Date.now()-opened)));
});
});
})()`;
