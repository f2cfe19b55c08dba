/** The frequent questions of a new shop. Their shape is that of the community's `CommunityContent`. */
export const DEMO_FAQS = [
  {
    faq_id: 'account',
    category: 'booking',
    titles: {
      KOR: '회원이 아니어도 예약할 수 있나요?',
      ENG: 'Do I need an account to book?',
      CHN: '预订需要注册吗？',
      JPN: '予約には会員登録が必要ですか？',
      VTN: 'Tôi có cần tài khoản để đặt chỗ không?',
    },
    contents: {
      KOR: '상품은 누구나 둘러볼 수 있지만, 장바구니와 예약은 무료 회원 가입 후 이용할 수 있습니다. 가입 후 메일로 보내 드리는 링크를 열어 주세요. 그 전에는 한 번에 한 주문의 좌석만 확보할 수 있습니다.',
      ENG: 'Not to look around. To add a trip to your cart and book it, you need a free account. After joining, please open the link we email you: until then, you can hold seats for only one order at a time.',
      CHN: '浏览无需注册。加入购物车和预订需要先免费注册会员。注册后请打开我们发送的邮件中的链接；在此之前，您同时只能为一个订单保留名额。',
      JPN: '商品はどなたでもご覧いただけます。カートと予約のご利用には、無料の会員登録が必要です。ご登録後、メールでお送りするリンクを開いてください。それまでは、お席を確保できるのは一度に1件のご注文のみとなります。',
      VTN: 'Ai cũng có thể xem sản phẩm. Để thêm vào giỏ hàng và đặt chỗ, bạn cần tài khoản thành viên miễn phí. Sau khi đăng ký, vui lòng mở liên kết chúng tôi gửi qua email; trước đó, mỗi lần bạn chỉ giữ được chỗ cho một đơn hàng.',
    },
  },
  {
    faq_id: 'pay',
    category: 'payment',
    titles: {
      KOR: '어떤 통화와 결제 수단을 쓸 수 있나요?',
      ENG: 'How do I pay, and in which currency?',
      CHN: '可以用什么货币和方式付款？',
      JPN: 'どの通貨、どの方法で支払えますか？',
      VTN: 'Tôi thanh toán bằng cách nào và bằng loại tiền nào?',
    },
    contents: {
      KOR: [
        '통화는 선택한 언어를 따릅니다. 중국어는 CNY, 한국어는 KRW, 영어·일본어·베트남어는 USD입니다. 결제 화면에 표시된 금액이 그대로 청구됩니다.',
        '{{methodsElse}}로 결제할 수 있으며, 중국어 화면에서는 결제 화면에 표시된 {{methodsCnh}}를 이용할 수 있습니다. {{union}}는 원화로 결제되며, 결제 전에 원화 금액을 보여 드립니다. 카드 정보는 결제사에만 전달됩니다.',
      ].join('\n'),
      ENG: [
        'The currency follows the language you have chosen: CNY in Chinese, KRW in Korean, and USD in English, Japanese and Vietnamese. The amount shown at payment is the amount you are charged.',
        'You can pay with {{methodsElse}}, or in Chinese with {{methodsCnh}}, as shown at payment. {{union}} charges in Korean won; the amount in won is shown before you pay. Your card details go to the payment provider only.',
      ].join('\n'),
      CHN: [
        '货币随您选择的语言而定：中文为人民币（CNY），韩语为韩元（KRW），英语、日语和越南语为美元（USD）。支付页显示的金额即实际扣款金额。',
        '中文页面可使用{{methodsCnh}}，其他语言使用{{methodsElse}}；实际可用的方式以付款页面为准。{{union}}以韩元结算，付款前会显示韩元金额。银行卡信息只提交给支付机构。',
      ].join('\n'),
      JPN: [
        '通貨はお選びの言語によって決まります。中国語はCNY、韓国語はKRW、英語・日本語・ベトナム語はUSDです。お支払い画面の金額がそのまま請求額となります。',
        'お支払いは{{methodsElse}}をご利用いただけます。中国語では、お支払い画面に表示される{{methodsCnh}}をご利用いただけます。{{union}}はウォン建て決済で、お支払い前にウォンの金額を表示します。カード情報は決済会社にのみ送られます。',
      ].join('\n'),
      VTN: [
        'Loại tiền tùy theo ngôn ngữ bạn chọn: tiếng Trung là CNY, tiếng Hàn là KRW, tiếng Anh, tiếng Nhật và tiếng Việt là USD. Số tiền hiển thị khi thanh toán là số tiền bị trừ.',
        'Bạn có thể thanh toán bằng {{methodsElse}}; trang tiếng Trung dùng {{methodsCnh}} như hiển thị khi thanh toán. {{union}} tính bằng won Hàn Quốc; số tiền won được hiển thị trước khi bạn thanh toán. Dữ liệu thẻ chỉ gửi đến đơn vị thanh toán.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'hold',
    category: 'payment',
    titles: {
      KOR: '좌석은 얼마 동안 확보되나요?',
      ENG: 'How long are my seats held?',
      CHN: '名额会保留多久？',
      JPN: 'お席はどのくらい確保されますか？',
      VTN: 'Chỗ của tôi được giữ trong bao lâu?',
    },
    contents: {
      KOR: [
        '결제 단계로 넘어간 때부터 {{holdFirst}}분, 결제를 시작하면 모두 합쳐 최대 {{holdMost}}분 동안 확보됩니다. 장바구니에 담아 두기만 한 상품은 좌석이 확보되지 않습니다.',
        '시간이 지난 뒤 결제되었는데 남은 좌석이 없으면 전액 자동 환불됩니다.',
      ].join('\n'),
      ENG: [
        'For {{holdFirst}} minutes from the moment you go to payment, and for {{holdMost}} minutes at most once you have started paying. A trip that is only in your cart does not hold any seats.',
        'If your payment arrives after that and no seats are left, you get the full amount back automatically.',
      ].join('\n'),
      CHN: [
        '进入支付后，名额为您保留{{holdFirst}}分钟；开始付款后，累计最长保留{{holdMost}}分钟。仅放在购物车中的商品不保留名额。',
        '若付款在保留结束后到账且名额已满，款项将自动全额退回。',
      ].join('\n'),
      JPN: [
        'お支払い手続きに進んでから{{holdFirst}}分間、お支払いを始めた場合は合計で最長{{holdMost}}分間確保します。カートに入れただけでは、お席は確保されません。',
        '確保の終了後にお支払いが届き、残席がない場合は、自動的に全額返金します。',
      ].join('\n'),
      VTN: [
        '{{holdFirst}} phút kể từ khi bạn vào bước thanh toán, và tổng cộng tối đa {{holdMost}} phút khi bạn đã bắt đầu trả tiền. Sản phẩm mới chỉ nằm trong giỏ hàng thì chưa được giữ chỗ.',
        'Nếu tiền đến sau khi hết thời gian giữ mà không còn chỗ, chúng tôi tự động hoàn lại toàn bộ.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'checked',
    category: 'payment',
    titles: {
      KOR: '‘결제 확인 중’은 무슨 뜻인가요?',
      ENG: 'What does “Payment being checked” mean?',
      CHN: '显示“付款确认中”是什么意思？',
      JPN: '「お支払い確認中」とは何ですか？',
      VTN: '“Đang kiểm tra thanh toán” nghĩa là gì?',
    },
    contents: {
      KOR: '결제사에서 아직 결과를 받지 못한 상태입니다. 다시 결제하지 말고 기다려 주세요. 결과가 나오는 대로 내 정보에 표시됩니다.',
      ENG: 'The payment provider has not told us the result yet. Please don’t pay again. My info shows the result as soon as we have it.',
      CHN: '支付机构尚未告知我们付款结果，请勿重复付款。结果一经确认，即可在个人中心查看。',
      JPN: '決済会社からの結果をお待ちしている状態です。もう一度お支払いにならず、そのままお待ちください。結果が届き次第、マイページに表示します。',
      VTN: 'Đơn vị thanh toán chưa báo kết quả cho chúng tôi. Vui lòng không thanh toán lại. Khi có kết quả, bạn sẽ thấy ngay trong mục Tài khoản.',
    },
  },
  {
    faq_id: 'documents',
    category: 'booking',
    titles: {
      KOR: '어떤 서류가 필요한가요?',
      ENG: 'Which documents do I need?',
      CHN: '需要准备哪些证件？',
      JPN: 'どんな書類が必要ですか？',
      VTN: 'Tôi cần những giấy tờ gì?',
    },
    contents: {
      KOR: [
        '보통은 여행자마다 여권 사진(JPEG 또는 PNG)이 필요합니다. 상품에 따라 대표 여행자의 항공권이나 청소년·어린이의 출생증명서가 더 필요할 수 있으며, 필요한 서류는 여행자 입력 화면에서 안내합니다.',
        '이름은 여권과 같아야 하고, 여권은 귀국일 이후 6개월 이상 유효해야 합니다. 서류는 암호화해 보관하고 여행이 끝난 뒤 삭제합니다.',
      ].join('\n'),
      ENG: [
        'Usually a photo of each traveller’s passport, as a JPEG or PNG. Some trips also ask for the lead traveller’s air ticket, or for the birth certificates of teenagers and children. The traveller screen shows what your trip needs.',
        'Names must match the passport, and passports should be valid for 6 months after your return. Documents are stored encrypted and deleted after the trip.',
      ].join('\n'),
      CHN: [
        '一般为每位出行人的护照照片（JPEG或PNG格式）。部分商品还需主要出行人的机票，或青少年和儿童的出生证明。所需证件以填写出行人信息时的页面提示为准。',
        '姓名须与护照一致，护照有效期须在回程后6个月以上。证件加密保存，并在行程结束后删除。',
      ].join('\n'),
      JPN: [
        '通常は、旅行者全員のパスポートの写真（JPEGまたはPNG）が必要です。商品により、代表者の航空券や、ティーンと子どもの出生証明書も必要です。必要な書類は旅行者情報の入力画面でご案内します。',
        'お名前はパスポートと一致している必要があり、パスポートの残存期間は帰国後6か月以上が必要です。書類は暗号化して保管し、旅行後に削除します。',
      ].join('\n'),
      VTN: [
        'Thường là ảnh hộ chiếu của từng hành khách (JPEG hoặc PNG). Một số sản phẩm cần thêm vé máy bay của người đại diện hoặc giấy khai sinh của thiếu niên và trẻ em. Màn hình nhập thông tin hành khách cho biết chuyến đi của bạn cần những gì.',
        'Họ tên phải trùng với hộ chiếu, và hộ chiếu cần còn hạn 6 tháng sau ngày về. Giấy tờ được mã hóa khi lưu và được xóa sau chuyến đi.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'change',
    category: 'booking',
    titles: {
      KOR: '예약 내용을 바꿀 수 있나요?',
      ENG: 'Can I change my booking?',
      CHN: '可以修改预订吗？',
      JPN: '予約内容を変更できますか？',
      VTN: 'Tôi có thể thay đổi đặt chỗ không?',
    },
    contents: {
      KOR: [
        '결제 전에는 장바구니에서 인원, 객실, 옵션을 바꿀 수 있습니다. 바꾸면 금액이 다시 계산되므로 여행자 정보를 한 번 더 확인해 주셔야 합니다.',
        '결제 후에는 변경 마감일까지 예약 상세 화면에서 이름, 옵션, 객실, 서류를 직접 바꿀 수 있습니다. 투어의 이름 변경은 1인당 미화 {{nameFee}}달러이며, 콘서트와 팬미팅의 이름 변경은 취소로 처리됩니다. 날짜나 인원을 바꾸시려면 고객센터로 문의해 주세요.',
      ].join('\n'),
      ENG: [
        'Until you pay, you can change the number of travellers, the rooms and the extras in your cart. The price is then worked out again, and you confirm the travellers once more.',
        'After paying, you can change names, extras, rooms and documents yourself on the page of your order, until the day that stands there. Changing a name on a tour costs USD {{nameFee}} per person; for concerts and fan meetings it counts as a cancellation. For other dates or another number of travellers, please ask our travel desk.',
      ].join('\n'),
      CHN: [
        '付款前，您可以在购物车中修改人数、房型和自选项目。修改后金额会重新计算，并需再次确认出行人信息。',
        '付款后，在订单页面所示的截止日期之前，您可以自行修改姓名、自选项目、房型和证件。旅游商品更改姓名每人收取{{nameFee}}美元；演唱会和粉丝见面会更改姓名视同取消。如需更改日期或人数，请联系客服。',
      ].join('\n'),
      JPN: [
        'お支払い前は、カートで人数、お部屋、オプションを変更できます。変更すると金額が再計算されるため、旅行者情報をもう一度ご確認いただきます。',
        'お支払い後も、ご注文ページに表示される期日までは、お名前、オプション、お部屋、書類をご自身で変更できます。お名前の変更はツアーで1名につき{{nameFee}}米ドル、コンサートとファンミーティングではキャンセル扱いとなります。日程や人数の変更は、カスタマーデスクまでご連絡ください。',
      ].join('\n'),
      VTN: [
        'Trước khi thanh toán, bạn có thể đổi số người, phòng và dịch vụ thêm trong giỏ hàng. Giá sẽ được tính lại và bạn cần xác nhận lại thông tin hành khách.',
        'Sau khi thanh toán, bạn có thể tự đổi tên, dịch vụ thêm, phòng và giấy tờ trên trang đơn hàng cho đến ngày ghi ở đó. Đổi tên trong tour mất phí {{nameFee}} USD mỗi người; với concert và fan meeting, đổi tên được tính là hủy. Nếu muốn đổi ngày hoặc số người, vui lòng liên hệ bộ phận hỗ trợ.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'cancel',
    category: 'refund',
    titles: {
      KOR: '예약을 취소하려면 어떻게 하나요?',
      ENG: 'How do I cancel?',
      CHN: '如何取消预订？',
      JPN: 'キャンセルするにはどうすればよいですか？',
      VTN: 'Tôi hủy đặt chỗ bằng cách nào?',
    },
    contents: {
      KOR: [
        '결제 전이라면 장바구니에서 삭제하시면 됩니다.',
        '결제하셨다면 내 정보에서 주문을 열고 ‘주문 취소’를 눌러 주세요. 요청하기 전에 환불 금액을 확인할 수 있습니다. 도움이 필요하면 전화({{tel}})나 이메일({{email}})로 문의해 주세요. 환불 금액은 취소를 요청한 날을 기준으로 정해집니다.',
      ].join('\n'),
      ENG: [
        'If you haven’t paid yet, simply delete the trip from your cart.',
        'If you have paid, open the order under My info and press “Cancel order”: you see what you get back before you send the request. If you need help, call {{tel}} or write to {{email}}. The day on which you ask decides how much you get back.',
      ].join('\n'),
      CHN: [
        '尚未付款的，在购物车中删除即可。',
        '已付款的，请在个人中心打开订单，点击“取消订单”，提交申请前即可看到退款金额。如需帮助，请致电{{tel}}或发送邮件至{{email}}。退款金额以您提交申请的日期为准。',
      ].join('\n'),
      JPN: [
        'お支払い前でしたら、カートから削除してください。',
        'お支払い後は、マイページでご注文を開き「キャンセルする」を押してください。お申し込みの前に返金額をご確認いただけます。ご不明な点は、お電話（{{tel}}）またはメール（{{email}}）でお問い合わせください。返金額は、お申し込みの日を基準に決まります。',
      ].join('\n'),
      VTN: [
        'Nếu chưa thanh toán, bạn chỉ cần xóa sản phẩm khỏi giỏ hàng.',
        'Nếu đã thanh toán, hãy mở đơn hàng trong mục Tài khoản và bấm “Hủy đơn hàng”: bạn thấy số tiền được hoàn trước khi gửi yêu cầu. Nếu cần trợ giúp, hãy gọi {{tel}} hoặc viết email đến {{email}}. Số tiền hoàn lại được tính theo ngày bạn yêu cầu hủy.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'refund',
    category: 'refund',
    titles: {
      KOR: '얼마를 돌려받을 수 있나요?',
      ENG: 'How much do I get back?',
      CHN: '可以退回多少钱？',
      JPN: 'いくら返金されますか？',
      VTN: 'Tôi được hoàn lại bao nhiêu?',
    },
    contents: {
      KOR: [
        '상품의 종류와 한국 시간 기준으로 출발일까지 남은 날짜에 따라 다릅니다. 내 여행에 적용되는 날짜는 결제 전 주문 화면에서 볼 수 있습니다. 결제 금액 대비 환불 비율은 다음과 같습니다.',
        '{{refundSchedules}}',
        '주최 측 사정으로 취소되면 전액 환불해 드립니다.',
      ].join('\n'),
      ENG: [
        'That depends on the kind of trip and on how many calendar days before departure (Korean time) you ask. Before you pay, the order screen shows your trip’s own dates. These are the shares of the amount you paid:',
        '{{refundSchedules}}',
        'If the organiser calls a trip off, you get everything back.',
      ].join('\n'),
      CHN: [
        '取决于商品类型，以及您提出取消时距出发日的自然日天数（按韩国时间计算）。付款前，订单页面会显示您的行程对应的具体日期。退还实付金额的比例如下：',
        '{{refundSchedules}}',
        '因主办方原因取消的，全额退款。',
      ].join('\n'),
      JPN: [
        '商品の種類と、お申し出の時点で出発日まで何日あるか（韓国時間）によって異なります。ご旅行ごとの具体的な日付は、お支払い前の注文画面でご確認いただけます。お支払い額に対する返金の割合は次のとおりです。',
        '{{refundSchedules}}',
        '主催者の都合による中止の場合は、全額返金します。',
      ].join('\n'),
      VTN: [
        'Tùy loại sản phẩm và số ngày còn lại trước khi khởi hành (theo giờ Hàn Quốc) khi bạn yêu cầu hủy. Trước khi thanh toán, màn hình đơn hàng cho biết các mốc ngày cụ thể của chuyến đi. Tỷ lệ hoàn trên số tiền đã trả như sau:',
        '{{refundSchedules}}',
        'Nếu ban tổ chức hủy, bạn được hoàn toàn bộ.',
      ].join('\n'),
    },
  },
  {
    faq_id: 'contact',
    category: 'help',
    titles: {
      KOR: '어디로 문의하면 되나요?',
      ENG: 'How can I reach you?',
      CHN: '如何联系你们？',
      JPN: '問い合わせ先を教えてください。',
      VTN: 'Tôi liên hệ với Narae bằng cách nào?',
    },
    contents: {
      KOR: '평일 9:00~18:00(한국 시간)에 전화({{tel}})하시거나 이메일({{email}})을 보내 주세요.',
      ENG: 'By phone at {{tel}}, on weekdays from 9:00 to 18:00 Korean time, or by email at {{email}}.',
      CHN: '工作日9:00–18:00（韩国时间）可致电{{tel}}，也可发送邮件至{{email}}。',
      JPN: '平日9:00〜18:00（韓国時間）にお電話（{{tel}}）、またはメール（{{email}}）でお問い合わせください。',
      VTN: 'Gọi {{tel}} từ Thứ Hai đến Thứ Sáu, 9:00–18:00 (giờ Hàn Quốc), hoặc viết email đến {{email}}.',
    },
  },
  {
    faq_id: 'languages',
    category: 'help',
    titles: {
      KOR: '어떤 언어를 지원하나요?',
      ENG: 'Which languages can I use?',
      CHN: '支持哪些语言？',
      JPN: 'どの言語に対応していますか？',
      VTN: 'Narae hỗ trợ những ngôn ngữ nào?',
    },
    contents: {
      KOR: '쇼핑몰과 주문 안내 메일은 중국어, 한국어, 영어, 일본어, 베트남어로 제공됩니다. 가이드가 사용하는 언어는 가이드가 있는 상품의 페이지에 표시되어 있습니다.',
      ENG: 'The shop and the emails about your orders come in Chinese, Korean, English, Japanese and Vietnamese. Which languages a guide speaks is shown on the page of each guided trip.',
      CHN: '网站和订单邮件提供中文、韩语、英语、日语和越南语。有导游的行程，页面上会注明导游使用的语言。',
      JPN: 'サイトとご注文に関するメールは、中国語、韓国語、英語、日本語、ベトナム語に対応しています。ガイドの対応言語は、ガイド付き商品の各ページに記載しています。',
      VTN: 'Trang web và email về đơn hàng có tiếng Trung, tiếng Hàn, tiếng Anh, tiếng Nhật và tiếng Việt. Ngôn ngữ của hướng dẫn viên được ghi trên trang của từng chuyến đi có hướng dẫn viên.',
    },
  },
] as const;
