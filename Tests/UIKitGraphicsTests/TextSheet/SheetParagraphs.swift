import Foundation

/// Forty paragraphs with different line-breaking rules, and the widths at which they are broken.
enum SheetParagraphs {
  /// The widths of columns, in points.
  static let widths: [CGFloat] = [120, 200, 290, 410, 560]

  static let all: [String] = [
    "The quick brown fox jumps over the lazy dog, and then it rests in the shade of a tree.",
    "A well-known, state-of-the-art method (see page 12) costs $1,234.50 or 10% less per unit.",
    "See http://example.com/path/to/page?x=1&y=2 or write to somebody@example.org for more of it.",
    "“Quoted text,” she said — and left… Then: nothing! Nobody? Really; it was so.",
    "1,000,000 rows; 3.14159; 12:30–14:45; 2024-11-22; −5 °C; 50 % of 1/2.",
    "Hi!there is no space,here:and there;and.here either(or so)it seems to be.",
    "L'été dernier, « nous » avons mangé à l'hôtel : c'était très bon !",
    "Donaudampfschifffahrtsgesellschaftskapitän und Straßenbahnhaltestelle sind lange Wörter.",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, zatímco zażółć gęślą jaźń.",
    "Съешь же ещё этих мягких французских булок, да выпей чаю — и всё пройдёт.",
    "Η γρήγορη καφέ αλεπού πηδάει πάνω από το τεμπέλικο σκυλί και ύστερα ξεκουράζεται.",
    "Tiếng Việt có dấu: người Việt Nam ở Hà Nội và thành phố Hồ Chí Minh.",
    "שלום לכולם, זהו משפט ארוך בעברית שנשבר לכמה שורות כאשר הוא רחב מדי.",
    "המחיר הוא 12,345.67 ₪ (כולל מע\"מ) עבור 3 יחידות של ABC-123 בלבד.",
    "هذه جملة طويلة باللغة العربية تنكسر إلى عدة أسطر عندما تكون عريضة جدا.",
    "السعر ١٢٣٤٥ ريال (شامل الضريبة) مقابل ٣ وحدات من ABC فقط.",
    "این یک جملهٔ طولانی به زبان فارسی است که به چند خط شکسته می‌شود.",
    "नमस्ते दुनिया, यह हिन्दी में एक लंबा वाक्य है जो कई पंक्तियों में टूटता है।",
    "এটি বাংলায় একটি দীর্ঘ বাক্য যা কয়েকটি লাইনে ভাঙে, যখন এটি খুব চওড়া হয়।",
    "இது தமிழில் ஒரு நீண்ட வாக்கியம், இது பல வரிகளாக உடைகிறது.",
    "ఇది తెలుగులో ఒక పొడవైన వాక్యం, ఇది అనేక పంక్తులుగా విడిపోతుంది.",
    "ഇത് മലയാളത്തിൽ ഒരു നീണ്ട വാക്യമാണ്, ഇത് പല വരികളായി മുറിയുന്നു.",
    "ภาษาไทยเป็นภาษาที่สวยงามมากและไม่มีช่องว่างระหว่างคำในประโยคเดียวกัน",
    "กรุงเทพมหานครเป็นเมืองหลวงของประเทศไทย มีประชากรมากกว่าสิบล้านคน",
    "我们今天去公园散步，天气很好，大家都很高兴。然后我们回家吃饭。",
    "「引號」與（括號）不應該在行首或行尾，標點符號也一樣：如逗號、句號。",
    "これは、「日本語」の長い文章です。行頭に句読点が来てはいけません。そうですよね。",
    "東京タワーは高さ３３３メートルで、１９５８年に完成しました（昭和３３年）。",
    "ちょっと待って！コーヒーを飲みましょう。ラーメンもあります。",
    "안녕하세요, 이것은 여러 줄로 나뉘는 긴 한국어 문장입니다. 감사합니다.",
    "გამარჯობა მსოფლიო, ეს არის გრძელი წინადადება ქართულ ენაზე.",
    "Բարեւ աշխարհ, սա երկար նախադասություն է հայերեն լեզվով։",
    "Mixed 日本語 and English text, with 中文 words and עברית in it, breaks too.",
    "Emoji 👍🏽 and 👨‍👩‍👧‍👦 families ❤️ stay together 🏳️‍🌈 when a line 🇩🇪🇯🇵 breaks 1️⃣ here.",
    "Tab-free text with a non\u{A0}breaking\u{A0}space and a zero\u{200B}width\u{200B}space inside.",
    "Word\u{2060}joiners keep\u{2060}words together, and so\u{2011}does the\u{2011}hyphen.",
    "C++ and C# and F# are names; so are .NET, Node.js and e.g. \"x\" or 'y'.",
    "(Brackets) [of all] {kinds} <and> /slashes/ \\backslashes\\ |bars| too.",
    "10 km/h, 5 m², 20 €/kg, £3.50, ¥100, №5, §7, #8, @9, A&B, A+B=C.",
    "Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa long one.",
  ]
}
