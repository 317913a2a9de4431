/**
 * What the published forms of words owe to the dictionaries they come from. Each file holds words of
 * both languages, for names in the other one are found in any form, too.
 */
export const WORDS_LICENSE =
  'Forms of Ukrainian words come from the Hunspell dictionary of dict_uk ' +
  '(https://github.com/brown-uk/dict_uk). The forms are available under the Mozilla Public License ' +
  '1.1: https://www.mozilla.org/MPL/1.1/ ' +
  'Forms of Russian words come from the Russian Hunspell dictionary, modified: only forms of words ' +
  'that occur here, repacked. Its licence: ' +
  '* Copyright (c) 1997-2008, Alexander I. Lebedev  All rights reserved.  Redistribution ' +
  'and use in source and binary forms, with or without modification, are permitted provided ' +
  'that the following conditions are met: * Redistributions of source code must retain the ' +
  'above copyright   notice, this list of conditions and the following disclaimer. * ' +
  'Redistributions in binary form must reproduce the above copyright   notice, this list of ' +
  'conditions and the following disclaimer in the   documentation and/or other materials ' +
  'provided with the distribution. * Modified versions must be clearly marked as such. * ' +
  'The name of Alexander I. Lebedev may not be used to endorse or promote   products ' +
  'derived from this software without specific prior written   permission.  THIS SOFTWARE ' +
  'IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED ' +
  'WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND ' +
  'FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER ' +
  'OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR ' +
  'CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR ' +
  'SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ' +
  'ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING ' +
  'NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ' +
  'ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.';

/** In the files that every search fetches: whose the words are, and where that is told in full. */
export const SEE_LICENSE =
  'Word forms: dict_uk, Mozilla Public License 1.1 (https://www.mozilla.org/MPL/1.1/), and the ' +
  'Russian Hunspell dictionary, (c) Alexander I. Lebedev. In full: search/<language>/real-words.json.';
